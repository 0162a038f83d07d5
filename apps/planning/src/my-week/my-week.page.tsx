import { addDays, isoWeekOf, localDateAt, mondayOf } from '@jahrring/contracts-common';
import type { OwnPlanView } from '@jahrring/contracts-planning';
import { useFormat, useT } from '@jahrring/tool-kit';
import { QueryState } from '@jahrring/tool-kit/query-state';
import { Button, Card, PageFrame, Section, Stack, Text } from '@jahrring/ui';
import { calendarWeekIcon } from '@jahrring/ui/icons';
import { useColours, type Colour } from '../colours/colour-marks';
import { useLivePlan } from '../live/use-live-plan';
import { useOwnPlan } from '../planning.api';
import { FeedPanel } from '../feed/feed-panel';
import { OwnBooking } from './own-booking';
import { jobTime } from './job-time';
import { ownDays, type OwnDay } from './own-days';

const daysInWeek = 7;

/** The user's own plan for this week and the next: where, with whom and with what. */
export function Component() {
  const t = useT('planning');
  const format = useFormat();
  useLivePlan();
  const today = localDateAt(Date.now(), format.timeZone);
  const monday = mondayOf(today);
  const next = addDays(monday, daysInWeek);
  const {
    data: plan,
    error,
    refetch,
  } = useOwnPlan({ from: monday, to: addDays(next, daysInWeek - 1) }, { refetchOnMountOrArgChange: true });
  return (
    <PageFrame
      title={t('title.mine')}
      actions={
        <Button icon={calendarWeekIcon} to="/scheduling-tool/weekly_plan">
          {t('title.week')}
        </Button>
      }
    >
      {plan ? (
        <Stack>
          <Week plan={plan} from={monday} today={today} title={t('mine.thisWeek', weekOf(monday))} />
          <Week plan={plan} from={next} today={today} title={t('mine.nextWeek', weekOf(next))} />
          <Card title={t('feed.title')}>
            <FeedPanel resourceId={null} />
          </Card>
        </Stack>
      ) : (
        <QueryState query={{ error, refetch }} lines={8} />
      )}
    </PageFrame>
  );
}

const weekOf = (monday: string) => ({ week: isoWeekOf(monday).week });

interface WeekProps {
  plan: OwnPlanView;
  from: string;
  today: string;
  title: string;
}

/** Of this week the days from today on; what is over is not what one looks for. */
function Week({ plan, from, today, title }: WeekProps) {
  const t = useT('planning');
  const colours = useColours(plan.colours);
  const begin = from < today ? today : from;
  const days = ownDays(plan, begin, addDays(from, daysInWeek - 1), today);
  return (
    <Section title={title}>
      <Stack gap={3}>
        {days.map((day) => (
          <Day key={day.date} plan={plan} day={day} isToday={day.date === today} colours={colours} />
        ))}
        {days.length === 0 ? <Text tone="muted">{t('mine.nothing')}</Text> : null}
      </Stack>
    </Section>
  );
}

interface DayProps {
  plan: OwnPlanView;
  day: OwnDay;
  isToday: boolean;
  colours: ReadonlyMap<string, Colour> | null;
}

function Day({ plan, day, isToday, colours }: DayProps) {
  const t = useT('planning');
  const format = useFormat();
  const { date, bookings, absence, holiday } = day;
  const name = format.longDate(date);
  return (
    <Card title={isToday ? t('overview.today', { day: name }) : name}>
      <Stack gap={4}>
        {holiday ? <Text as="div">{t('holiday.day', { name: holiday })}</Text> : null}
        {absence ? <Text as="div">{t(absence.approved ? 'mine.away' : 'mine.asked')}</Text> : null}
        {bookings.map((booking) => (
          <OwnBooking
            key={booking.id}
            booking={booking}
            date={date}
            isToday={isToday}
            time={jobTime(plan, booking, date)}
            colour={colours?.get(booking.projectId ?? '') ?? null}
          />
        ))}
        {bookings.length === 0 && !holiday && !absence ? <Text tone="muted">{t('week.nothing')}</Text> : null}
      </Stack>
    </Card>
  );
}
