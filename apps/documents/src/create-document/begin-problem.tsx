import { problemText, useT, type ApiProblem } from '@jahrring/tool-kit';
import { Alert } from '@jahrring/ui';

/** Shows why a document could not be created, beside the button that was used. */
export function BeginProblem({ problem }: { problem: ApiProblem | null }) {
  const t = useT('documents');
  if (!problem) return null;
  return <Alert kind="error">{problemText(t, problem)}</Alert>;
}
