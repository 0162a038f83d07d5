import type { AbsenceSpan } from '@jahrring/contracts-time';
import { useFormat, useT } from '@jahrring/tool-kit';

/** `23.11.2026 – 27.11.2026, bis Mittag`. */
export function useSpanText(): (span: AbsenceSpan) => string {
  const t = useT('time');
  const format = useFormat();
  return ({ startsOn, endsOn, startHalf, endHalf }) => {
    const days =
      startsOn === endsOn ? format.longDate(startsOn) : `${format.date(startsOn)} – ${format.date(endsOn)}`;
    const from = startHalf ? t('absence.half.from') : '';
    const to = endHalf ? t('absence.half.to') : '';
    return [days, from, to].filter(Boolean).join(', ');
  };
}
