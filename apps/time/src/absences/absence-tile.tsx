import { useAbility, useFormat, useT } from '@jahrring/tool-kit';
import { Button, Card, Skeletons } from '@jahrring/ui';
import { inboxIcon } from '@jahrring/ui/icons';
import { useAbsencesToday } from './absence.api';
import './absences.css';

const mostShown = 5;

/** Tile of the people who are away today, and the number of waiting requests. */
export function Component() {
  const t = useT('time');
  const format = useFormat();
  const { can } = useAbility();
  const { currentData, error } = useAbsencesToday(undefined);
  const title = t('absence.tile.title');
  if (error && !currentData) return <Card title={title}>{t('errors.unavailable')}</Card>;
  if (!currentData) {
    return (
      <Card title={title}>
        <Skeletons lines={3} />
      </Card>
    );
  }
  const { away, open } = currentData;
  return (
    <Card title={title} to="/absences/overview">
      {away.length === 0 ? <p>{t('absence.tile.nobody')}</p> : null}
      <ul className="time-absences">
        {away.slice(0, mostShown).map(({ employeeId, name, until }) => (
          <li key={employeeId} className="time-calendar__line">
            <span>{name}</span>
            <span>{t('absence.tile.until', { date: format.date(until) })}</span>
          </li>
        ))}
      </ul>
      {open > 0 && can('tools.timeoverview.confirmation') ? (
        <Button size="small" icon={inboxIcon} to="/absences/requests">
          {t('absence.tile.open', { number: open })}
        </Button>
      ) : null}
    </Card>
  );
}
