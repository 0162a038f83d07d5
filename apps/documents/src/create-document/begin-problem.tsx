import { problemText, useT, type ApiProblem } from '@jahrring/tool-kit';
import { Alert } from '@jahrring/ui';

/** Why a document could not be begun, beside the button that tried. */
export function BeginProblem({ problem }: { problem: ApiProblem | null }) {
  const t = useT('documents');
  if (!problem) return null;
  return <Alert kind="error">{problemText(t, problem)}</Alert>;
}
