import { addDays, daysBetween, localDateAt, nextMonthOf } from '@jahrring/contracts-time';
import { problemText, useBoot, useSearchParams, useT, useLocale } from '@jahrring/tool-kit';
import { ErrorState, IconButton, PageFrame, Skeletons, Stack, useNarrow } from '@jahrring/ui';
import '../my-time/my-time.css';
import { useAbsenceCalendar } from './absence.api';
import { CalendarDays } from './calendar-days';
import { CalendarGrid } from './calendar-grid';
import { CalendarLegend } from './calendar-legend';
import './absences.css';

const isMonth = (text: string): boolean => /^\d{4}-(0[1-9]|1[0-2])$/.test(text);

/** Who of the team is away in a month; on a phone day by day. */
export function Component() {
  const t = useT('time');
  const { licence } = useBoot();
  const narrow = useNarrow();
  const [params, setParams] = useSearchParams();
  const given = params.get('month') ?? '';
  const month = isMonth(given) ? given : localDateAt(Date.now(), licence.timeZone).slice(0, 7);
  const from = `${month}-01`;
  const to = addDays(nextMonthOf(from), -1);
  const team = params.get('team') ?? '';
  const { currentData, error, refetch } = useAbsenceCalendar({ from, to });
  const set = (key: string, value: string): void => setParams((before) => withParam(before, key, value));
  const people = (currentData?.people ?? []).filter((person) => team === '' || person.team === team);
  const dates = Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index));
  const teams = [...new Set((currentData?.people ?? []).flatMap((person) => person.team ?? []))].toSorted();
  return (
    <PageFrame title={t('title.absenceOverview')}>
      <Stack gap={4}>
        <div className="time-bar">
          <MonthBar from={from} onChange={(next) => set('month', next)} />
          {teams.length > 0 ? (
            <label className="time-team">
              {t('absence.calendar.team')}
              <select value={team} onChange={(event) => set('team', event.target.value)}>
                <option value="">{t('absence.calendar.allTeams')}</option>
                {teams.map((name) => (
                  <option key={name}>{name}</option>
                ))}
              </select>
            </label>
          ) : null}
        </div>
        {error && !currentData ? (
          <ErrorState onRetry={() => void refetch()}>{problemText(t, error)}</ErrorState>
        ) : null}
        {!currentData && !error ? <Skeletons lines={8} /> : null}
        {currentData && narrow ? <CalendarDays calendar={{ ...currentData, people }} dates={dates} /> : null}
        {currentData && !narrow ? <CalendarGrid calendar={{ ...currentData, people }} dates={dates} /> : null}
        <CalendarLegend people={people} />
      </Stack>
    </PageFrame>
  );
}

function withParam(before: URLSearchParams, key: string, value: string): URLSearchParams {
  const next = new URLSearchParams(before);
  if (value === '') next.delete(key);
  else next.set(key, value);
  return next;
}

function MonthBar({ from, onChange }: { from: string; onChange: (month: string) => void }) {
  const t = useT('time');
  const locale = useLocale();
  const name = new Intl.DateTimeFormat(String(locale), { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (
    <div className="time-datebar">
      <IconButton
        icon="chevron-left"
        label={t('absence.calendar.previous')}
        onClick={() => onChange(addDays(from, -1).slice(0, 7))}
      />
      <strong className="time-datebar__label" aria-live="polite">
        {name.format(new Date(`${from}T12:00:00Z`))}
      </strong>
      <IconButton
        icon="chevron-right"
        label={t('absence.calendar.next')}
        onClick={() => onChange(nextMonthOf(from).slice(0, 7))}
      />
    </div>
  );
}
