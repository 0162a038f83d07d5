import { weekOf } from '@jahrring/contracts-common';
import { type WeekView as Week } from '@jahrring/contracts-time';
import { Link, problemText, useBoot, useFormat, useT } from '@jahrring/tool-kit';
import { Card, ErrorState, Ring, Skeletons, useNarrow } from '@jahrring/ui';
import { lazy, Suspense } from 'react';
import { countedSeconds, withUnsent, type UnsentLine } from '../offline/unsent-line';
import { UnsentRows } from '../offline/unsent-rows';
import { useWeekHere } from '../offline/use-days';
import { useUnsent } from '../offline/use-unsent';
import { LazyAwayMarks } from '../absences/lazy-away-marks';
import { Elsewhere } from '../confirmation/elsewhere';
import { OwnLawHints } from '../confirmation/law-hints';
import { RemarkBadges } from '../confirmation/remark-badges';
import { SignOff } from '../confirmation/sign-off';
import { dayPath } from './day-path';
import { dayShare } from './day-share';
import type { MyTime } from './use-my-time';
import type { WeekProps } from './week-grid';
import { CopyWeek } from './copy-week';
import { WeekTotals } from './week-totals';

const OvertimeCard = lazy(async () => ({ default: (await import('./overtime-card')).OvertimeCard }));
const WeekGrid = lazy(async () => ({ default: (await import('./week-grid')).WeekGrid }));

/** One person's week: project by day, with what should be looked at. */
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
      <Elsewhere seconds={week.elsewhereSeconds} />
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
        <Suspense fallback={<Skeletons lines={6} lineHeight="3rem" />}>
          <WeekGrid week={week} employeeId={employeeId} refetch={() => void refetch()} />
        </Suspense>
      )}
      <OwnLawHints hints={week.hints} />
      <Suspense fallback={null}>
        <OvertimeCard month={to.slice(0, 'YYYY-MM'.length)} employeeId={employeeId} />
      </Suspense>
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
            <Elsewhere seconds={day.elsewhereSeconds} />
            <span className="time-team__marks">
              <LazyAwayMarks away={day.away} holiday={day.holiday} />
              <RemarkBadges day={day} />
            </span>
          </span>
          <span className="time-entry__hours time-figures">{format.duration(day.workedSeconds)}</span>
        </li>
      ))}
    </ul>
  );
}
