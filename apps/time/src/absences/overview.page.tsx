import { addDays, daysBetween, isLocalMonth, localDateAt } from '@jahrring/contracts-common';
import { absenceTypes } from '@jahrring/contracts-time';
import { useAbility, useBoot, useSearchParams, useT } from '@jahrring/tool-kit';
import { QueryState } from '@jahrring/tool-kit/query-state';
import { PageFrame, SegmentedControl, Stack, useNarrow } from '@jahrring/ui';
import { lazy, Suspense, useState } from 'react';
import { useAbsenceCalendar } from './absence.api';
import { CalendarDays } from './calendar-days';
import { CalendarGrid } from './calendar-grid';
import { CalendarLegend } from './calendar-legend';
import { calendarSpans, endOf, startOf } from './calendar-span';
import { SpanBar } from './span-bar';
import '../my-time/my-time.css';
import './absences.css';

const RequestDialog = lazy(async () => ({ default: (await import('./request-dialog')).RequestDialog }));

/** Absences of the team in a month or quarter; on a phone day by day. */
export function Component() {
  const t = useT('time');
  const { licence, user } = useBoot();
  const { can } = useAbility();
  const narrow = useNarrow();
  const [params, setParams] = useSearchParams();
  const given = params.get('month') ?? '';
  const month = isLocalMonth(given) ? given : localDateAt(Date.now(), licence.timeZone).slice(0, 7);
  const span = params.get('span') === 'quarter' ? 'quarter' : 'month';
  const from = startOf(month, span);
  const to = endOf(from, span);
  const team = params.get('team') ?? '';
  const type = absenceTypes.find((one) => one === params.get('type')) ?? '';
  const [picked, setPicked] = useState<{ employeeId: string; date: string } | null>(null);
  const { currentData, error, refetch } = useAbsenceCalendar({ from, to });
  const set = (key: string, value: string): void => setParams((before) => withParam(before, key, value));
  const people = (currentData?.people ?? [])
    .filter((person) => team === '' || person.team === team)
    .map((person) => ({
      ...person,
      absences: person.absences.filter((absence) => type === '' || absence.type === type),
    }));
  const mayPick = (employeeId: string): boolean =>
    can(
      employeeId === user.membershipId ? 'tools.timetable.own.absences' : 'tools.timetable.others.absences',
    );
  const dates = Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index));
  const teams = [...new Set((currentData?.people ?? []).flatMap((person) => person.team ?? []))].toSorted();
  return (
    <PageFrame title={t('title.absenceOverview')}>
      <Stack gap={4}>
        <div className="time-bar">
          <SegmentedControl
            label={t('team.span')}
            options={calendarSpans.map((value) => ({ value, label: t(`absence.calendar.${value}`) }))}
            value={span}
            onChange={(next) => set('span', next === 'month' ? '' : next)}
          />
          <SpanBar from={from} span={span} onChange={(next) => set('month', next)} />
          <label className="time-team">
            {t('absence.field.type')}
            <select value={type} onChange={(event) => set('type', event.target.value)}>
              <option value="">{t('absence.calendar.allTypes')}</option>
              {absenceTypes.map((value) => (
                <option key={value} value={value}>
                  {t(`absence.type.${value}`)}
                </option>
              ))}
            </select>
          </label>
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
        {currentData ? null : <QueryState query={{ error, refetch }} lines={8} />}
        {currentData && narrow ? <CalendarDays calendar={{ ...currentData, people }} dates={dates} /> : null}
        {currentData && !narrow ? (
          <CalendarGrid
            calendar={{ ...currentData, people }}
            dates={dates}
            onPick={(employeeId, date) => {
              if (mayPick(employeeId)) setPicked({ employeeId, date });
            }}
          />
        ) : null}
        {currentData && !narrow ? <p className="time-muted">{t('absence.calendar.pickHint')}</p> : null}
        <CalendarLegend people={people} />
      </Stack>
      {picked ? (
        <Suspense>
          <RequestDialog
            employeeId={picked.employeeId === user.membershipId ? undefined : picked.employeeId}
            date={picked.date}
            onClose={() => setPicked(null)}
          />
        </Suspense>
      ) : null}
    </PageFrame>
  );
}

function withParam(before: URLSearchParams, key: string, value: string): URLSearchParams {
  const next = new URLSearchParams(before);
  if (value === '') next.delete(key);
  else next.set(key, value);
  return next;
}
