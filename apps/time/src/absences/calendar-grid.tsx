import { weekdayOf, type AbsenceCalendar } from '@jahrring/contracts-time';
import { useT } from '@jahrring/tool-kit';
import { Icon, VisuallyHidden } from '@jahrring/ui';
import { awayLook, typeLooks } from './absence-look';

interface CalendarProps {
  calendar: AbsenceCalendar;
  dates: readonly string[];
}

/** People down, days across; a table, so that every cell says whose and when it is. */
export function CalendarGrid({ calendar, dates }: CalendarProps) {
  const t = useT('time');
  const holidays = new Map(calendar.holidays.map(({ date, name }) => [date, name]));
  const dayOff = (date: string): boolean => weekdayOf(date) > 5 || holidays.has(date);
  return (
    <div className="time-calendar" tabIndex={0} role="region" aria-label={t('title.absenceOverview')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('absence.calendar.person')}</th>
            {dates.map((date) => (
              <th
                key={date}
                scope="col"
                title={holidays.get(date)}
                data-off={dayOff(date) || undefined}
                data-today={date === calendar.today || undefined}
              >
                {Number(date.slice(8))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {calendar.people.map((person) => (
            <tr key={person.employeeId}>
              <th scope="row">{person.name}</th>
              {dates.map((date) => (
                <td key={date} data-off={dayOff(date) || undefined}>
                  <Cell absence={person.absences.find((one) => one.startsOn <= date && one.endsOn >= date)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type Away = AbsenceCalendar['people'][number]['absences'][number];

function Cell({ absence }: { absence: Away | undefined }) {
  const words = useAwayWords();
  if (!absence) return null;
  const look = absence.type ? typeLooks[absence.type] : awayLook;
  return (
    <span
      className="time-calendar__away jr-status jr-status--soft"
      data-tone={look.tone}
      data-open={!absence.approved || undefined}
      title={words(absence)}
    >
      <Icon name={look.icon} size={16} />
      <VisuallyHidden>{words(absence)}</VisuallyHidden>
    </span>
  );
}

/** `Ferien`, `Ferien (Beantragt)` or `Abwesend`. */
export function useAwayWords(): (absence: Pick<Away, 'type' | 'approved'>) => string {
  const t = useT('time');
  return ({ type, approved }) => {
    const word = type ? t(`absence.type.${type}`) : t('absence.calendar.away');
    return approved ? word : `${word} (${t('absence.state.requested')})`;
  };
}
