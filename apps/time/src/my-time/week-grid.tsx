import type { DayTotals, WeekView as Week } from '@jahrring/contracts-time';
import { Link, useFormat, useT } from '@jahrring/tool-kit';
import { Card, EmptyState, Icon } from '@jahrring/ui';
import { lazy, Suspense, useState } from 'react';
import { flagIcon } from '@jahrring/ui/icons';
import { LazyAwayMarks } from '../absences/lazy-away-marks';
import { RemarkIcons } from '../confirmation/remark-badges';
import { HourBody } from '../hour-grid/hour-body';
import { useWriteHours } from '../hour-grid/use-write-hours';
import { entriesIn, type Work } from '../hour-grid/work';
import { dayPath } from './day-path';
import { weekRows, type WeekRow } from './week-rows';

const AddWork = lazy(async () => ({ default: (await import('../hour-grid/add-work')).AddWork }));

export interface WeekProps {
  week: Week;
  employeeId: string | undefined;
}

/** Projects by days, with the days that lack hours flagged; filled by keyboard where one may record. */
export function WeekGrid({ week, employeeId, refetch }: WeekProps & { refetch: () => void }) {
  const t = useT('time');
  const [added, setAdded] = useState<readonly Work[]>([]);
  const rows = weekRows(week.entries, added);
  return (
    <Card flush>
      <div className="time-grid" role="region" aria-label={t('week.grid')} tabIndex={0}>
        <table role={week.canRecord ? 'grid' : undefined}>
          <WeekHead week={week} employeeId={employeeId} />
          {week.canRecord ? (
            <EditableRows
              week={week}
              rows={rows}
              employeeId={employeeId}
              refetch={refetch}
              added={added.at(-1)?.key ?? null}
            />
          ) : (
            <PlainRows week={week} rows={rows} />
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
          <WeekFoot week={week} />
        </table>
      </div>
      {week.canRecord ? (
        <Suspense fallback={null}>
          <AddWork label={t('weekGrid.addLine')} onAdd={(work) => setAdded([...added, work])} />
        </Suspense>
      ) : null}
    </Card>
  );
}

interface RowsProps {
  week: Week;
  rows: readonly WeekRow[];
}

function EditableRows({
  week,
  rows,
  employeeId,
  refetch,
  added,
}: RowsProps & { employeeId: string | undefined; refetch: () => void; added: string | null }) {
  const t = useT('time');
  const format = useFormat();
  const writeHours = useWriteHours(refetch);
  const find = (key: string) => rows.find((row) => row.key === key);
  const write = async (key: string, workDate: string, text: string): Promise<boolean> => {
    const row = find(key);
    if (!row) return true;
    const { projectId, activityId } = row;
    const person = employeeId ? { employeeId } : {};
    const entries = entriesIn(week.entries, key).filter((entry) => entry.workDate === workDate);
    return writeHours({ entries, line: { kind: 'hours', projectId, activityId, workDate, ...person } }, text);
  };
  return (
    <HourBody
      lines={rows.map((row) => ({
        key: row.key,
        label: `${row.project} ${row.activityTitle ?? t('form.noActivity')}`,
        head: <RowHead row={row} />,
      }))}
      columns={week.days.map(({ date }) => ({ key: date, label: format.longDate(date) }))}
      secondsOf={(key, date) => find(key)?.seconds[date]}
      write={write}
      focusLine={added}
    />
  );
}

function RowHead({ row }: { row: WeekRow }) {
  const t = useT('time');
  return (
    <>
      <span className="time-grid__project">{row.project}</span>
      <span className="time-entry__sub">{row.activityTitle ?? t('form.noActivity')}</span>
    </>
  );
}

function PlainRows({ week, rows }: RowsProps) {
  const format = useFormat();
  const hours = (seconds: number | undefined): string => (seconds ? format.duration(seconds) : '');
  return (
    <tbody>
      {rows.map((row) => (
        <tr key={row.key}>
          <th scope="row">
            <RowHead row={row} />
          </th>
          {week.days.map((day) => (
            <td key={day.date}>{hours(row.seconds[day.date])}</td>
          ))}
          <td className="time-grid__sum">{hours(row.totalSeconds)}</td>
        </tr>
      ))}
    </tbody>
  );
}

function WeekHead({ week, employeeId }: WeekProps) {
  const t = useT('time');
  const format = useFormat();
  return (
    <thead>
      <tr>
        <th scope="col">{t('field.project')}</th>
        {week.days.map((day) => (
          <th key={day.date} scope="col" data-today={day.date === week.today || undefined}>
            <Link to={dayPath(day.date, employeeId)}>
              {format.longDate(day.date).replace(/\.?\d{4}$/, '')}
            </Link>
            <span className="time-grid__away">
              <LazyAwayMarks away={day.away} holiday={day.holiday} />
            </span>
          </th>
        ))}
        <th scope="col">{t('week.total')}</th>
      </tr>
    </thead>
  );
}

function WeekFoot({ week }: { week: Week }) {
  const t = useT('time');
  const format = useFormat();
  return (
    <tfoot>
      {week.elsewhereSeconds ? (
        <tr>
          <th scope="row">{t('week.elsewhere')}</th>
          {week.days.map(({ date, elsewhereSeconds }) => (
            <td key={date}>{elsewhereSeconds ? format.duration(elsewhereSeconds) : ''}</td>
          ))}
          <td className="time-grid__sum">{format.duration(week.elsewhereSeconds)}</td>
        </tr>
      ) : null}
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
        <td className="time-grid__sum">{week.missingSeconds ? format.duration(week.missingSeconds) : ''}</td>
      </tr>
      <tr>
        <th scope="row">{t('week.remarks')}</th>
        {week.days.map((day) => (
          <td key={day.date}>
            <RemarkIcons day={day} />
          </td>
        ))}
        <td />
      </tr>
    </tfoot>
  );
}

function MissingFlag({ day }: { day: DayTotals }) {
  const t = useT('time');
  const format = useFormat();
  if (day.missingSeconds === 0) return null;
  return (
    <span className="time-flag" title={t('day.missing', { hours: format.duration(day.missingSeconds) })}>
      <Icon name={flagIcon} size={14} />
      {format.duration(day.missingSeconds)}
    </span>
  );
}
