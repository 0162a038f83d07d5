import type { DayAway } from '@jahrring/contracts-time';
import { useT } from '@jahrring/tool-kit';

type Away = Pick<DayAway, 'type' | 'approved'> & Partial<Pick<DayAway, 'half'>>;

/** `Ferien`, `Ferien ab Mittag`, `Ferien (Beantragt)` or `Abwesend`. */
export function useAwayWords(): (absence: Away) => string {
  const t = useT('time');
  return ({ type, approved, half = null }) => {
    const kind = type ? t(`absence.type.${type}`) : t('absence.calendar.away');
    const word = half ? `${kind} ${t(`absence.half.${half === 'morning' ? 'to' : 'from'}`)}` : kind;
    return approved ? word : `${word} (${t('absence.state.requested')})`;
  };
}
