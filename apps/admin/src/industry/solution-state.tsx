import type { SolutionView } from '@jahrring/contracts-admin';
import { useT } from '@jahrring/tool-kit';
import { Badge } from '@jahrring/ui';

const tones = { running: 'petrol', applied: 'wald', stopped: 'bernstein', takenBack: 'stein' } as const;

/** Returns whether the package has a newer version than the one the licence has applied. */
export function isOutdated({ number, application }: SolutionView): boolean {
  return application?.state === 'applied' && application.number < number;
}

/** Shows the state of a solution in the licence; renders nothing where it was never applied. */
export function SolutionStateBadge({ solution }: { solution: SolutionView }) {
  const t = useT('admin');
  const { application } = solution;
  if (!application) return null;
  if (isOutdated(solution)) return <Badge tone="bernstein">{t('industry.state.update')}</Badge>;
  return <Badge tone={tones[application.state]}>{t(`industry.state.${application.state}`)}</Badge>;
}
