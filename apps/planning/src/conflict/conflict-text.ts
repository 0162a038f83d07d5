import { unemployed, type ConflictView, type WeatherResource } from '@jahrring/contracts-planning';
import { useFormat, useT } from '@jahrring/tool-kit';

const minute = 60;

/** Says what is wrong with a booking, in one sentence. */
export function useConflictText(): (
  conflict: ConflictView | NonNullable<WeatherResource['conflict']>,
) => string {
  const t = useT('planning');
  const format = useFormat();
  return ({ kind, date, asked, minutes, limit, what }) => {
    const day = format.longDate(date);
    const hours = (value: number | null) => format.duration((value ?? 0) * minute);
    const amounts = { day, planned: hours(minutes), limit: hours(limit) };
    if (kind === 'absence' && what === unemployed) return t('conflict.employment', { day });
    if (kind === 'absence') return t(asked ? 'conflict.asked' : 'conflict.away', { day });
    if (kind === 'service') return t(what === 'exhaust' ? 'conflict.exhaust' : 'conflict.service', { day });
    if (kind === 'skill') return t('conflict.skill', { day, skill: what ?? '' });
    return t(`conflict.${kind}`, amounts);
  };
}
