import { problemText, useT } from '@jahrring/tool-kit';
import { ErrorState, Skeletons } from '@jahrring/ui';

/** Content in the place of a plan until it is loaded. */
export function PlanStates({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useT('projects');
  if (!error) return <Skeletons lines={12} />;
  return <ErrorState onRetry={onRetry}>{problemText(t, error)}</ErrorState>;
}
