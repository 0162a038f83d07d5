import type { SolutionView } from '@jahrring/contracts-admin';
import { useT } from '@jahrring/tool-kit';
import { Badge } from '@jahrring/ui';

const tones = { running: 'petrol', applied: 'wald', stopped: 'bernstein', takenBack: 'stein' } as const;

/** Whether an update is there for what the licence has. */
export function isOutdated({ number, application }: SolutionView): boolean {
  return application?.state === 'applied' && application.number < number;
}

/** How a solution stands in the licence; nothing where it was never applied. */
export function SolutionStateBadge({ solution }: { solution: SolutionView }) {
  const t = useT('admin');
  const { application } = solution;
  if (!application) return null;
  if (isOutdated(solution)) return <Badge tone="bernstein">{t('industry.state.update')}</Badge>;
  return <Badge tone={tones[application.state]}>{t(`industry.state.${application.state}`)}</Badge>;
}
