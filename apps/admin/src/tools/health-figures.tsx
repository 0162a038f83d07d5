import type { ReleaseHealth } from '@jahrring/contracts-admin';
import { useFormat, useT } from '@jahrring/tool-kit';
import { Badge } from '@jahrring/ui';
import { alertIcon, circleCheckIcon, circleXIcon } from '@jahrring/ui/icons';

/** From here on a version is not well; the registry withdraws a canary at the same rate. */
const badRate = 0.05;
const doubtfulRate = 0.01;

export function rateTone(errorRate: number): 'wald' | 'bernstein' | 'rot' {
  if (errorRate > badRate) return 'rot';
  return errorRate > doubtfulRate ? 'bernstein' : 'wald';
}

const icons = { wald: circleCheckIcon, bernstein: alertIcon, rot: circleXIcon };

/** The share of loads that failed; a dash where nothing was loaded. */
export function ErrorRate({ health }: { health: ReleaseHealth }) {
  const format = useFormat();
  const t = useT('admin');
  if (health.loads + health.failures === 0) return <span aria-label={t('tool.noLoads')}>–</span>;
  const tone = rateTone(health.errorRate);
  return (
    <Badge tone={tone} icon={icons[tone]}>
      {format.number(health.errorRate, { style: 'percent', maximumFractionDigits: 1 })}
    </Badge>
  );
}

/** Milliseconds as people read them: 240 ms, 1.8 s. */
export function useMilliseconds(): (ms: number | null) => string {
  const format = useFormat();
  return (ms) => {
    if (ms === null) return '–';
    if (ms < 1_000) return `${format.number(Math.round(ms))} ms`;
    return `${format.number(ms / 1_000, { maximumFractionDigits: 1 })} s`;
  };
}
