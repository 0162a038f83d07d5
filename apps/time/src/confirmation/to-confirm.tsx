import type { TeamDay, TeamOverview } from '@jahrring/contracts-time';
import { Link, useFormat, useT } from '@jahrring/tool-kit';
import { ActionMenu, Button, Card } from '@jahrring/ui';
import { archiveIcon, checkIcon, eyeIcon } from '@jahrring/ui/icons';
import { DayMarks } from './day-marks';
import { MarkMenu } from './mark-menu';
import { useMark } from './use-mark';

interface OpenDay {
  employeeId: string;
  name: string;
  day: TeamDay;
}

/** Confirmation by exception: what has no remark goes in one, everything else is looked at. */
export function ToConfirm({ team }: { team: TeamOverview }) {
  const t = useT('time');
  const { from, to, project } = team;
  const days = team.people.flatMap(({ employeeId, days }) =>
    days.filter((day) => day.entries > 0).map(({ date }) => ({ employeeId, date })),
  );
  const selection = project ? { project: { projectId: project.id, from, to } } : { days };
  const { mark, busy } = useMark();
  const open = team.people.flatMap(({ employeeId, name, days }) =>
    days.filter((day) => day.open > 0).map((day): OpenDay => ({ employeeId, name, day })),
  );
  const clean = open.filter(({ day }) => day.remarks.length === 0);
  const exceptions = open.filter(({ day }) => day.remarks.length > 0);
  const entries = clean.reduce((sum, { day }) => sum + day.open, 0);
  return (
    <Card
      title={project ? t('team.toConfirmOf', { project: project.number }) : t('team.toConfirm')}
      actions={
        days.length > 0 ? <MarkMenu selection={selection} text={t('team.actions')} size="small" /> : undefined
      }
    >
      {open.length === 0 ? <p className="time-muted">{t('team.allConfirmed')}</p> : null}
      {exceptions.length > 0 ? (
        <section aria-label={t('team.exceptions', { number: exceptions.length })}>
          <h3 className="time-team__heading">{t('team.exceptions', { number: exceptions.length })}</h3>
          <ul className="time-exceptions">
            {exceptions.map((one) => (
              <ExceptionRow key={`${one.employeeId} ${one.day.date}`} one={one} projectId={project?.id} />
            ))}
          </ul>
        </section>
      ) : null}
      {clean.length > 0 ? (
        <div className="time-team__clean">
          <span className="time-muted">
            {t('team.cleanText', {
              entries: t('team.count', { count: entries }),
              days: t('settings.weekDays', { count: clean.length }),
            })}
          </span>
          <Button
            variant="primary"
            icon={checkIcon}
            loading={busy}
            onClick={() => void mark({ action: 'confirm', ...ofDays(clean, project?.id) })}
          >
            {t('team.confirmClean', { days: clean.length })}
          </Button>
        </div>
      ) : null}
    </Card>
  );
}

/** Whole days, or of each only what was worked on a project. */
function ofDays(open: readonly OpenDay[], projectId: string | undefined) {
  const days = open.map(({ employeeId, day }) => ({ employeeId, date: day.date }));
  return { days, ...(projectId ? { onProject: projectId } : {}) };
}

function ExceptionRow({ one, projectId }: { one: OpenDay; projectId: string | undefined }) {
  const { employeeId, name, day } = one;
  const t = useT('time');
  const format = useFormat();
  const { mark, busy } = useMark();
  const what = { name, date: format.date(day.date) };
  const act = (action: 'confirm' | 'seen' | 'archive') => void mark({ action, ...ofDays([one], projectId) });
  return (
    <li className="time-exception">
      <span className="time-exception__who">
        <Link to={`/timeoverview?view=day&date=${day.date}&person=${employeeId}`}>{name}</Link>
        <span className="time-entry__sub">
          {format.longDate(day.date)} · {format.duration(day.workedSeconds)}
        </span>
      </span>
      <DayMarks day={day} />
      <span className="time-exception__actions">
        <Button
          size="small"
          loading={busy}
          aria-label={t('team.confirmDay', what)}
          onClick={() => act('confirm')}
        >
          {t('team.confirm')}
        </Button>
        <ActionMenu
          label={t('team.actionsOf', what)}
          items={[
            { label: t('mark.seen'), icon: eyeIcon, onClick: () => act('seen') },
            { label: t('mark.archive'), icon: archiveIcon, onClick: () => act('archive') },
          ]}
        />
      </span>
    </li>
  );
}
