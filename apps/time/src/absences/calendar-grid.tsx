import { weekdayOf } from '@jahrring/contracts-common';
import { type AbsenceCalendar } from '@jahrring/contracts-time';
import { useFormat, useLocale, useT } from '@jahrring/tool-kit';
import { arrowStep, Icon, VisuallyHidden } from '@jahrring/ui';
import { useRef, useState, type KeyboardEvent } from 'react';
import { awayLook, typeLooks } from './absence-look';
import { useAwayWords } from './away-words';

interface CalendarProps {
  calendar: AbsenceCalendar;
  dates: readonly string[];
  /** Opens what a cell offers: an absence of that person from that day on; nothing where none can be entered. */
  onPick?: (employeeId: string, date: string) => void;
}

const mostDaysOfMonth = 31;

/** People down, days across; a table, so that every cell says whose and when it is. Arrows walk through it. */
export function CalendarGrid({ calendar, dates, onPick }: CalendarProps) {
  const t = useT('time');
  const format = useFormat();
  const locale = useLocale();
  const monthName = new Intl.DateTimeFormat(String(locale), { month: 'short', timeZone: 'UTC' });
  const longer = dates.length > mostDaysOfMonth;
  const body = useRef<HTMLTableSectionElement>(null);
  const [at, setAt] = useState<readonly [number, number]>([0, 0]);
  const holidays = new Map(calendar.holidays.map(({ date, name }) => [date, name]));
  const dayOff = (date: string): boolean => weekdayOf(date) > 5 || holidays.has(date);
  const focus = (row: number, column: number): void => {
    const next = [
      Math.min(Math.max(row, 0), calendar.people.length - 1),
      Math.min(Math.max(column, 0), dates.length - 1),
    ] as const;
    setAt(next);
    body.current?.querySelector<HTMLElement>(`[data-day="${next.join(' ')}"]`)?.focus();
  };
  const keyDown = (event: KeyboardEvent, row: number, column: number): void => {
    const step = arrowStep(event.key);
    const [person, date] = [calendar.people[row], dates[column]];
    if (step) focus(row + step.row, column + step.column);
    else if (event.key === 'Home') focus(row, 0);
    else if (event.key === 'End') focus(row, dates.length - 1);
    else if (event.key === 'Enter' && onPick && person && date) onPick(person.employeeId, date);
    else return;
    event.preventDefault();
  };
  return (
    <div className="time-calendar" tabIndex={0} role="region" aria-label={t('title.absenceOverview')}>
      <table role="grid">
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
                {longer && date.endsWith('-01') ? (
                  <span className="time-calendar__month">
                    {monthName.format(new Date(`${date}T12:00:00Z`))}
                  </span>
                ) : null}
                {Number(date.slice(8))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          {calendar.people.map((person, row) => (
            <tr key={person.employeeId}>
              <th scope="row">{person.name}</th>
              {dates.map((date, column) => (
                <td
                  key={date}
                  data-day={`${row} ${column}`}
                  data-off={dayOff(date) || undefined}
                  tabIndex={at[0] === row && at[1] === column ? 0 : -1}
                  onFocus={() => setAt([row, column])}
                  onKeyDown={(event) => keyDown(event, row, column)}
                  onDoubleClick={() => onPick?.(person.employeeId, date)}
                >
                  <VisuallyHidden>{`${person.name}, ${format.longDate(date)}`}</VisuallyHidden>
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
