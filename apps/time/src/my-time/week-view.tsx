import { weekOf, type DayTotals, type WeekView as Week } from '@jahrring/contracts-time';
import { Link, problemText, useBoot, useFormat, useT } from '@jahrring/tool-kit';
import { Button, Card, EmptyState, ErrorState, Icon, Ring, Skeletons, Stat, useNarrow } from '@jahrring/ui';
import { lazy, Suspense, useState } from 'react';
import { countedSeconds, withUnsent, type UnsentLine } from '../offline/unsent-line';
import { UnsentRows } from '../offline/unsent-rows';
import { useWeekHere } from '../offline/use-days';
import { useUnsent } from '../offline/use-unsent';
import { SignOff } from '../confirmation/sign-off';
import { dayShare } from './day-share';
import { HourRows } from './hour-cells';
import type { MyTime } from './use-my-time';
import { weekRows } from './week-rows';

/** One person's week: project by day, with the days that lack hours flagged. */
export function WeekView({ date, employeeId }: Pick<MyTime, 'date' | 'employeeId'>) {
  const t = useT('time');
  const format = useFormat();
  const narrow = useNarrow();
  const { licence } = useBoot();
  const { week: sent, error, refetch } = useWeekHere({ date, employeeId });
  const [from = date, to = date] = [weekOf(date)[0], weekOf(date)[6]];
  const unsent = useUnsent({ from, to, employeeId }, sent?.entries ?? []);
  if (error && !sent) return <ErrorState onRetry={() => void refetch()}>{problemText(t, error)}</ErrorState>;
  if (!sent) return <Skeletons lines={8} lineHeight="3rem" />;
  const week = weekWith(sent, unsent, licence.timeZone);
  const unsentSeconds = countedSeconds(unsent, licence.timeZone);
  return (
    <div className="time-week">
      <WeekTotals week={week} />
      {unsentSeconds > 0 ? (
        <span className="time-flag">{t('offline.included', { hours: format.duration(unsentSeconds) })}</span>
      ) : null}
      {unsent.length > 0 ? (
        <Card title={t('offline.title')} flush>
          <UnsentRows lines={unsent} withDate />
        </Card>
      ) : null}
      {week.canRecord ? <CopyWeek week={week} employeeId={employeeId} /> : null}
      {employeeId ? null : <SignOff date={date} />}
      {narrow ? (
        <WeekDays week={week} employeeId={employeeId} />
      ) : (
        <WeekGrid week={week} employeeId={employeeId} refetch={() => void refetch()} />
      )}
    </div>
  );
}

/** The week's sums, each day's and the whole, with what lies on the device. */
function weekWith(week: Week, unsent: readonly UnsentLine[], zone: string): Week {
  const days = week.days.map((day) =>
    withUnsent(
      day,
      countedSeconds(
        unsent.filter(({ line }) => line.workDate === day.date),
        zone,
      ),
    ),
  );
  return { ...withUnsent(week, countedSeconds(unsent, zone)), days };
}

const CopyWeekDialog = lazy(async () => ({ default: (await import('./copy-week-dialog')).CopyWeekDialog }));

function CopyWeek({ week, employeeId }: WeekProps) {
  const t = useT('time');
  const [copying, setCopying] = useState(false);
  return (
    <div>
      <Button icon="copy" size="small" onClick={() => setCopying(true)}>
        {t('copyWeek.action')}
      </Button>
      {copying ? (
        <Suspense fallback={null}>
          <CopyWeekDialog week={week} employeeId={employeeId} onClose={() => setCopying(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}

function WeekTotals({ week }: { week: Week }) {
  const t = useT('time');
  const format = useFormat();
  return (
    <div className="time-week__totals">
      <Stat
        label={t('week.worked')}
        value={format.duration(week.workedSeconds)}
        start={<Ring value={dayShare(week)} label={t('week.ring')} size={44} />}
      />
      <Stat label={t('week.target')} value={format.duration(week.targetSeconds)} />
      <Stat label={t('week.missing')} value={format.duration(week.missingSeconds)} />
    </div>
  );
}

interface WeekProps {
  week: Week;
  employeeId: string | undefined;
}

const dayPath = (date: string, employeeId: string | undefined): string =>
  `/timeoverview?view=day&date=${date}${employeeId ? `&person=${employeeId}` : ''}`;

function WeekGrid({ week, employeeId, refetch }: WeekProps & { refetch: () => void }) {
  const t = useT('time');
  const format = useFormat();
  const rows = weekRows(week.entries);
  const hours = (seconds: number | undefined): string => (seconds ? format.duration(seconds) : '');
  return (
    <Card flush>
      <div className="time-grid" role="region" aria-label={t('week.grid')} tabIndex={0}>
        <table role={week.canRecord ? 'grid' : undefined}>
          <thead>
            <tr>
              <th scope="col">{t('field.project')}</th>
              {week.days.map((day) => (
                <th key={day.date} scope="col" data-today={day.date === week.today || undefined}>
                  <Link to={dayPath(day.date, employeeId)}>
                    {format.longDate(day.date).replace(/\.?\d{4}$/, '')}
                  </Link>
                </th>
              ))}
              <th scope="col">{t('week.total')}</th>
            </tr>
          </thead>
          {week.canRecord ? (
            <HourRows week={week} rows={rows} employeeId={employeeId} refetch={refetch} />
          ) : (
            <tbody>
              {rows.map((row) => (
                <tr key={row.key}>
                  <th scope="row">
                    <span className="time-grid__project">
                      {row.projectNumber} {row.projectTitle}
                    </span>
                    <span className="time-entry__sub">{row.activityTitle ?? t('form.noActivity')}</span>
                  </th>
                  {week.days.map((day) => (
                    <td key={day.date}>{hours(row.seconds[day.date])}</td>
                  ))}
                  <td className="time-grid__sum">{hours(row.totalSeconds)}</td>
                </tr>
              ))}
            </tbody>
          )}
          {rows.length === 0 ? (
            <tbody>
              <tr>
                <td colSpan={9}>
                  <EmptyState title={t('week.empty')} />
                </td>
              </tr>
            </tbody>
          ) : null}
          <tfoot>
            <tr>
              <th scope="row">{t('week.worked')}</th>
              {week.days.map((day) => (
                <td key={day.date}>{format.duration(day.workedSeconds)}</td>
              ))}
              <td className="time-grid__sum">{format.duration(week.workedSeconds)}</td>
            </tr>
            <tr>
              <th scope="row">{t('week.missing')}</th>
              {week.days.map((day) => (
                <td key={day.date}>
                  <MissingFlag day={day} />
                </td>
              ))}
              <td className="time-grid__sum">{hours(week.missingSeconds)}</td>
            </tr>
          </tfoot>
        </table>
      </div>
    </Card>
  );
}

function MissingFlag({ day }: { day: DayTotals }) {
  const t = useT('time');
  const format = useFormat();
  if (day.missingSeconds === 0) return null;
  return (
    <span className="time-flag" title={t('day.missing', { hours: format.duration(day.missingSeconds) })}>
      <Icon name="flag" size={14} />
      {format.duration(day.missingSeconds)}
    </span>
  );
}

/** The week on a phone: a line a day, each with its ring. */
function WeekDays({ week, employeeId }: WeekProps) {
  const t = useT('time');
  const format = useFormat();
  return (
    <ul className="time-weekdays">
      {week.days.map((day) => (
        <li key={day.date} data-today={day.date === week.today || undefined}>
          <Ring
            value={dayShare(day)}
            label={t('day.ring')}
            valueText={format.duration(day.workedSeconds)}
            size={40}
          />
          <span className="time-entry__what">
            <Link className="time-entry__link" to={dayPath(day.date, employeeId)}>
              {format.longDate(day.date)}
            </Link>
            <MissingFlag day={day} />
          </span>
          <span className="time-entry__hours time-figures">{format.duration(day.workedSeconds)}</span>
        </li>
      ))}
    </ul>
  );
}
