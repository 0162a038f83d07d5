import { isoWeekOf, weekOf } from '@jahrring/contracts-time';
import { useAbility, useFormat, useT } from '@jahrring/tool-kit';
import { Button, IconButton, PageFrame, SegmentedControl } from '@jahrring/ui';
import { DayView } from './day-view';
import { EntriesList } from './entries-list';
import { ExportMenu } from './export-menu';
import './my-time.css';
import { PersonPicker } from './person-picker';
import { useMyTime, views, type MyTime } from './use-my-time';
import { WeekView } from './week-view';

/** My day, my week, and the list of entries; of others too, where one may. */
export function Component() {
  const t = useT('time');
  const { can, canAny } = useAbility();
  const state = useMyTime();
  const { view, date, employeeId } = state;
  const mayRecord = canAny(['tools.timetable.own.create', 'tools.timetable.others.create']);
  const target = `/timetables/create?date=${date}${employeeId ? `&employeeId=${employeeId}` : ''}`;
  return (
    <PageFrame
      title={t('title.overview')}
      actions={
        <>
          {mayRecord ? (
            <Button variant="primary" icon="plus" to={target}>
              {t('action.new')}
            </Button>
          ) : null}
          {view === 'list' ? <ExportMenu /> : null}
        </>
      }
    >
      <div className="time-bar">
        <SegmentedControl
          label={t('view.label')}
          options={views.map((value) => ({ value, label: t(`view.${value}`) }))}
          value={view}
          onChange={(next) => state.set({ view: next })}
        />
        {view === 'list' ? null : <DateBar {...state} />}
        {view === 'list' || !can('tools.timeoverview.index') ? null : (
          <PersonPicker employeeId={employeeId} set={state.set} />
        )}
      </div>
      {view === 'day' ? <DayView date={date} employeeId={employeeId} /> : null}
      {view === 'week' ? <WeekView date={date} employeeId={employeeId} /> : null}
      {view === 'list' ? <EntriesList /> : null}
    </PageFrame>
  );
}

/** `16.11.2026` → `16.11.`: the year stands at the end of the range already. */
function withoutYear(date: string): string {
  return date.replace(/(\.)?[/-]?\d{4}$/, '$1');
}

function DateBar({ view, date, today, set, step }: MyTime) {
  const t = useT('time');
  const format = useFormat();
  const week = weekOf(date);
  const label =
    view === 'week'
      ? t('week.title', {
          week: isoWeekOf(date).week,
          from: withoutYear(format.date(week[0] ?? date)),
          to: format.date(week[6] ?? date),
        })
      : format.longDate(date);
  return (
    <div className="time-datebar">
      <IconButton
        icon="chevron-left"
        label={t(view === 'week' ? 'nav.previousWeek' : 'nav.previousDay')}
        onClick={() => step(-1)}
      />
      <strong className="time-datebar__label" aria-live="polite">
        {label}
      </strong>
      <IconButton
        icon="chevron-right"
        label={t(view === 'week' ? 'nav.nextWeek' : 'nav.nextDay')}
        onClick={() => step(1)}
      />
      <Button size="small" disabled={date === today} onClick={() => set({ date: today })}>
        {t('nav.today')}
      </Button>
    </div>
  );
}
