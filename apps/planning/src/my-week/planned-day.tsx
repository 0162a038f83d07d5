import { coversDay } from '@jahrring/contracts-planning';
import { useAbility, useT } from '@jahrring/tool-kit';
import { Card, Row, Stack, Text } from '@jahrring/ui';
import { bookingLabel } from '../booking/booking-label';
import { useOwnPlan } from '../planning.api';
import { jobTime } from './job-time';
import { RecordJob } from './record-job';
import './my-week.css';

/** Offers the person's planned jobs of a day that are not recorded yet. */
export function Component({ date }: { date: string }) {
  const t = useT('planning');
  const { can } = useAbility();
  const { data: plan } = useOwnPlan({ from: date, to: date }, { refetchOnMountOrArgChange: true });
  if (!plan || !can('tools.timetable.own.create')) return null;
  const jobs = plan.bookings
    .filter((one) => one.projectId !== null && coversDay(one, date))
    .map((booking) => ({ booking, time: jobTime(plan, booking, date) }))
    .filter(({ time }) => time.recorded === null);
  if (jobs.length === 0) return null;
  return (
    <Card title={t('mine.planned')}>
      <Stack gap={3}>
        {jobs.map(({ booking, time }) => {
          const { id, part, from, to } = booking;
          return (
            <Stack key={id} gap={2}>
              <div>
                <Text as="div" strong>
                  {bookingLabel(booking)}
                </Text>
                <Text as="div" tone="muted">
                  {part === 'times' ? `${from ?? ''}–${to ?? ''}` : t(`part.${part}`)}
                </Text>
              </div>
              <Row gap={3}>
                <RecordJob booking={booking} date={date} time={time} />
              </Row>
            </Stack>
          );
        })}
      </Stack>
    </Card>
  );
}
