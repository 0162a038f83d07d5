import type { TeamDay, TeamOverview, TeamPerson } from '@jahrring/contracts-time';
import { Link, useFormat, useT } from '@jahrring/tool-kit';
import { Badge, Card, Icon, type IconShape } from '@jahrring/ui';
import { checkIcon, circleCheckIcon, flagIcon, keyIcon, lockIcon } from '@jahrring/ui/icons';
import { LazyAwayMarks } from '../absences/lazy-away-marks';
import { Elsewhere } from './elsewhere';

/** Persons by days with totals; each cell leads to its day. */
export function TeamGrid({ team }: { team: TeamOverview }) {
  const t = useT('time');
  const format = useFormat();
  const days = team.people[0]?.days ?? [];
  const holidays = new Map(team.holidays.map((holiday) => [holiday.date, holiday]));
  return (
    <Card flush>
      <div className="time-grid time-team__grid" role="region" aria-label={t('team.title')} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('team.person')}</th>
              {days.map(({ date }) => (
                <th key={date} scope="col" data-today={date === team.today || undefined}>
                  {format.longDate(date).replace(/\.?\d{4}$/, '')}
                  <LazyAwayMarks holiday={holidays.get(date)} short />
                </th>
              ))}
              <th scope="col">{t('team.total')}</th>
            </tr>
          </thead>
          <tbody>
            {team.people.map((person) => (
              <PersonRow key={person.employeeId} person={person} />
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}

function PersonRow({ person }: { person: TeamPerson }) {
  const t = useT('time');
  const format = useFormat();
  return (
    <tr>
      <th scope="row">
        <span className="time-grid__project">{person.name}</span>
        {person.signoffs.length > 0 ? (
          <Badge icon={checkIcon} outline>
            {t('team.signed')}
          </Badge>
        ) : null}
      </th>
      {person.days.map((day) => (
        <td key={day.date} data-remarks={day.remarks.length > 0 || undefined}>
          <DayCell day={day} person={person} />
          <LazyAwayMarks away={day.away} short />
        </td>
      ))}
      <td className="time-grid__sum">
        {format.duration(person.workedSeconds)} / {format.duration(person.targetSeconds)}
        <Elsewhere seconds={person.elsewhereSeconds} />
      </td>
    </tr>
  );
}

function DayCell({ day, person }: { day: TeamDay; person: TeamPerson }) {
  const t = useT('time');
  const format = useFormat();
  const hours = format.duration(day.missingSeconds);
  const words = day.remarks.map((remark) => t(`remark.${remark}`, { hours }));
  const state = stateOf(day);
  const { elsewhereSeconds } = day;
  if (day.entries === 0 && elsewhereSeconds === 0 && words.length === 0) return null;
  if (elsewhereSeconds > 0) words.push(t('day.elsewhere', { hours: format.duration(elsewhereSeconds) }));
  const text = [...words, ...(state ? [t(`state.${state.key}`)] : [])].join(', ');
  return (
    <Link
      className="time-team__cell"
      to={`/timeoverview?view=day&date=${day.date}&person=${person.employeeId}`}
      title={text}
      aria-label={`${person.name}, ${format.longDate(day.date)}: ${format.duration(day.workedSeconds)} ${text}`}
    >
      {format.duration(day.workedSeconds)}
      {day.remarks.length > 0 ? <Icon name={flagIcon} size={14} /> : null}
      {state ? <Icon name={state.icon} size={14} /> : null}
    </Link>
  );
}

function stateOf(day: TeamDay): { key: string; icon: IconShape } | null {
  if (day.entries > 0 && day.confirmed === day.entries) return { key: 'confirmed', icon: circleCheckIcon };
  if (day.unlockedUntil) return { key: 'unlocked', icon: keyIcon };
  return day.locked ? { key: 'locked', icon: lockIcon } : null;
}
