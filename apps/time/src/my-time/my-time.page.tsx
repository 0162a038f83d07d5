import { addDays, isoWeekOf, nextMonthOf, weekOf } from '@jahrring/contracts-common';
import { useAbility, useFormat, useT } from '@jahrring/tool-kit';
import { Button, IconButton, PageFrame, SegmentedControl, Skeletons } from '@jahrring/ui';
import { lazy, Suspense } from 'react';
import { chevronLeftIcon, chevronRightIcon, plusIcon, signatureIcon, uploadIcon } from '@jahrring/ui/icons';
import { DayView } from './day-view';
import { ExportMenu } from './export-menu';
import './my-time.css';
import { PersonChoice } from './person-choice';
import { useMyTime, views, type MyTime } from './use-my-time';

const EntriesList = lazy(async () => ({ default: (await import('./entries-list')).EntriesList }));
const WeekView = lazy(async () => ({ default: (await import('./week-view')).WeekView }));
const TeamView = lazy(async () => ({ default: (await import('../confirmation/team-view')).TeamView }));

/** My day, my week, and the list of entries; of others too, where one may. */
export function Component() {
  const t = useT('time');
  const { can, canAny } = useAbility();
  const state = useMyTime();
  const { view, date, employeeId } = state;
  const maySeeTeam = canAny(['tools.timeoverview.persons', 'tools.timeoverview.all']);
  const shownViews = views.filter((one) => one !== 'team' || maySeeTeam);
  const mayRecord = canAny(['tools.timetable.own.create', 'tools.timetable.others.create']);
  const target = `/timetables/create?date=${date}${employeeId ? `&employeeId=${employeeId}` : ''}`;
  return (
    <PageFrame
      title={t('title.overview')}
      actions={
        <>
          {mayRecord ? (
            <Button variant="primary" icon={plusIcon} to={target}>
              {t('action.new')}
            </Button>
          ) : null}
          {view === 'day' && mayRecord ? (
            <Button icon={signatureIcon} to={`/day-reports/create?date=${date}`}>
              {t('report.forDay')}
            </Button>
          ) : null}
          {view === 'list' && can('tools.timetable.others.create') ? (
            <Button icon={uploadIcon} to="/timetables/import">
              {t('import.open')}
            </Button>
          ) : null}
          {view === 'list' ? <ExportMenu /> : null}
        </>
      }
    >
      <div className="time-bar">
        <SegmentedControl
          label={t('view.label')}
          options={shownViews.map((value) => ({ value, label: t(`view.${value}`) }))}
          value={view}
          onChange={(next) => state.set({ view: next })}
        />
        {view === 'list' ? null : <DateBar {...state} />}
        {view === 'list' || !can('tools.timeoverview.index') ? null : (
          <PersonChoice employeeId={employeeId} set={state.set} />
        )}
      </div>
      {view === 'day' ? <DayView date={date} employeeId={employeeId} /> : null}
      <Suspense fallback={<Skeletons lines={8} lineHeight="3rem" />}>
        {view === 'week' ? <WeekView date={date} employeeId={employeeId} /> : null}
        {view === 'list' ? <EntriesList /> : null}
        {view === 'team' && maySeeTeam ? (
          <TeamView key={`${date} ${state.span} ${state.projectId ?? ''}`} {...state} />
        ) : null}
      </Suspense>
    </PageFrame>
  );
}

/** `16.11.2026` → `16.11.`: the year stands at the end of the range already. A mark of direction stays. */
function withoutYear(date: string): string {
  return date.replace(/(\.)?[/-]?\d{4}(\u200E?)$/, '$1$2');
}

function DateBar({ view: asked, date, today, span, set, step }: MyTime) {
  const t = useT('time');
  const format = useFormat();
  const view = asked === 'team' ? span : asked;
  const week = weekOf(date);
  const navigation = view === 'week' ? 'Week' : view === 'month' ? 'Month' : 'Day';
  const monthEnd = addDays(nextMonthOf(date), -1);
  const label =
    view === 'week'
      ? t('week.title', {
          week: isoWeekOf(date).week,
          from: withoutYear(format.date(week[0] ?? date)),
          to: format.date(week[6] ?? date),
        })
      : view === 'month'
        ? `${withoutYear(format.date(`${date.slice(0, 8)}01`))} – ${format.date(monthEnd)}`
        : format.longDate(date);
  return (
    <div className="time-datebar">
      <IconButton icon={chevronLeftIcon} label={t(`nav.previous${navigation}`)} onClick={() => step(-1)} />
      <strong className="time-datebar__label" aria-live="polite">
        {label}
      </strong>
      <IconButton icon={chevronRightIcon} label={t(`nav.next${navigation}`)} onClick={() => step(1)} />
      <Button size="small" disabled={date === today} onClick={() => set({ date: today })}>
        {t('nav.today')}
      </Button>
    </div>
  );
}
