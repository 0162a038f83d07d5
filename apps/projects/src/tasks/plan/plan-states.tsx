import { problemText, useT } from '@jahrring/tool-kit';
import { ErrorState, Skeletons } from '@jahrring/ui';

/** What stands in a plan's place until it is there. */
export function PlanStates({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useT('projects');
  if (!error) return <Skeletons lines={12} />;
  return <ErrorState onRetry={onRetry}>{problemText(t, error)}</ErrorState>;
}
