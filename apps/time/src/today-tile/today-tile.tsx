import { localDateAt } from '@jahrring/contracts-common';
import { useBoot, useFormat, useT } from '@jahrring/tool-kit';
import { Button, Card, Ring, Skeletons } from '@jahrring/ui';
import { plusIcon } from '@jahrring/ui/icons';
import { dayShare } from '../my-time/day-share';
import '../my-time/my-time.css';
import { countedSeconds, withUnsent } from '../offline/unsent-line';
import { useDayHere } from '../offline/use-days';
import { useUnsent } from '../offline/use-unsent';
import { useLastDay } from '../options.api';
import { RepeatDayPart } from './repeat-day-part';

/** Today's hours on the start page; one tap opens the day, one records. */
export function Component() {
  const t = useT('time');
  const format = useFormat();
  const { licence } = useBoot();
  const date = localDateAt(Date.now(), licence.timeZone);
  const { day: read, error } = useDayHere({ date });
  const { currentData: last, isLoading: isLastLoading } = useLastDay(undefined);
  const unsent = useUnsent({ from: date, to: date, employeeId: undefined }, read?.entries ?? []);
  const day = read && withUnsent(read, countedSeconds(unsent, licence.timeZone));
  if (error && !day) return <Card title={t('tile.title')}>{t('errors.unavailable')}</Card>;
  // Shown at once as a whole: what stands below moves once at most.
  if (!day || isLastLoading) {
    return (
      <Card title={t('tile.title')}>
        <Skeletons lines={3} />
      </Card>
    );
  }
  const target = format.duration(day.targetSeconds);
  const worked = format.duration(day.workedSeconds);
  return (
    <Card
      title={t('tile.title')}
      actions={
        <Button size="small" icon={plusIcon} to="/timetables/create">
          {t('action.record')}
        </Button>
      }
    >
      <div className="time-summary">
        <Ring
          value={dayShare(day)}
          label={t('day.ring')}
          valueText={t('day.ofTarget', { worked, target })}
          size={72}
        >
          <span className="time-figures">{worked}</span>
        </Ring>
        <div className="time-summary__texts">
          <span className="time-summary__target">
            {day.targetSeconds > 0 ? t('day.target', { target }) : t('day.free')}
          </span>
          <Button size="small" variant="quiet" className="time-today__open" to="/timeoverview">
            {t('tile.open')}
          </Button>
        </div>
      </div>
      <RepeatDayPart date={date} day={last?.day} entries={day.entries} unsent={unsent} />
    </Card>
  );
}
