import type { PhaseWork } from '@jahrring/contracts-planning';
import { useFormat, useT } from '@jahrring/tool-kit';

const hour = 60;
const whole = 100;

/** Returns a text of recorded and needed hours of a phase. */
export function useWorkText() {
  const t = useT('planning');
  const format = useFormat();
  const hours = (minutes: number) => format.number(Math.round(minutes / hour));
  return ({ needed, worked }: PhaseWork) =>
    t('phase.worked', { worked: hours(worked), needed: hours(needed) });
}

export function workedPercent(work: PhaseWork | undefined): number {
  if (!work || work.needed === 0) return 0;
  return Math.min(whole, Math.round((work.worked / work.needed) * whole));
}
