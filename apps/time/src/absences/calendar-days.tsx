import type { AbsenceCalendar } from '@jahrring/contracts-time';
import { useFormat, useT } from '@jahrring/tool-kit';
import { Badge, Card, EmptyState } from '@jahrring/ui';
import { awayLook, typeLooks } from './absence-look';
import { useAwayWords } from './away-words';

/** The days on which somebody is away, one after the other: for a phone. */
export function CalendarDays({ calendar, dates }: { calendar: AbsenceCalendar; dates: readonly string[] }) {
  const t = useT('time');
  const format = useFormat();
  const words = useAwayWords();
  const days = dates.map((date) => ({
    date,
    holiday: calendar.holidays.find((one) => one.date === date)?.name,
    away: calendar.people.flatMap(({ employeeId, name, absences }) =>
      absences
        .filter((one) => one.startsOn <= date && one.endsOn >= date)
        .map((absence) => ({ employeeId, name, absence })),
    ),
  }));
  const shown = days.filter(({ away, holiday }) => away.length > 0 || holiday);
  if (shown.length === 0) return <EmptyState title={t('absence.calendar.nobody')} />;
  return (
    <>
      {shown.map(({ date, holiday, away }) => (
        <Card key={date} title={[format.longDate(date), holiday].filter(Boolean).join(' · ')}>
          <ul className="time-absences">
            {away.map(({ employeeId, name, absence }) => {
              const look = absence.type ? typeLooks[absence.type] : awayLook;
              return (
                <li key={`${employeeId}${absence.id}`} className="time-calendar__line">
                  <span>{name}</span>
                  <Badge icon={look.icon} tone={look.tone} outline={!absence.approved}>
                    {words(absence)}
                  </Badge>
                </li>
              );
            })}
          </ul>
        </Card>
      ))}
    </>
  );
}
