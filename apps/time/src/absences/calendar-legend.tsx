import { absenceTypes, type AbsenceCalendar } from '@jahrring/contracts-time';
import { useT } from '@jahrring/tool-kit';
import { Badge } from '@jahrring/ui';
import { awayLook, typeLooks } from './absence-look';

/** Legend of the icons; only those that are shown. */
export function CalendarLegend({ people }: Pick<AbsenceCalendar, 'people'>) {
  const t = useT('time');
  const shown = new Set(people.flatMap(({ absences }) => absences.map(({ type }) => type)));
  if (shown.size === 0) return null;
  return (
    <div className="time-legend" role="group" aria-label={t('absence.calendar.legend')}>
      {absenceTypes
        .filter((type) => shown.has(type))
        .map((type) => (
          <Badge key={type} icon={typeLooks[type].icon} tone={typeLooks[type].tone}>
            {t(`absence.type.${type}`)}
          </Badge>
        ))}
      {shown.has(null) ? (
        <Badge icon={awayLook.icon} tone={awayLook.tone}>
          {t('absence.calendar.away')}
        </Badge>
      ) : null}
    </div>
  );
}
