import type { PlanView } from '@jahrring/contracts-planning';
import { useAbility, useFormat, useT } from '@jahrring/tool-kit';
import { Button, Card, Row, Stack, Text } from '@jahrring/ui';
import { bookingLabel } from '../booking/booking-label';
import { useMove } from '../booking/use-move';
import { conflictsOf, whoCouldTake, type Conflict } from './conflicts';

/** How many people are offered for one booking. */
const offered = 3;

/** Bookings of people who are away, each with who could take it over; nothing where there are none. */
export function ConflictList({ plan }: { plan: PlanView }) {
  const t = useT('planning');
  const conflicts = conflictsOf(plan);
  if (conflicts.length === 0) return null;
  return (
    <Card title={t('conflict.title', { count: conflicts.length })}>
      <Stack gap={4}>
        {conflicts.map((conflict) => (
          <ConflictItem key={conflict.booking.id} plan={plan} conflict={conflict} />
        ))}
      </Stack>
    </Card>
  );
}

function ConflictItem({ plan, conflict }: { plan: PlanView; conflict: Conflict }) {
  const t = useT('planning');
  const format = useFormat();
  const { can } = useAbility();
  const move = useMove();
  const { booking, absence, date } = conflict;
  const name = plan.resources.find(({ id }) => id === booking.resourceId)?.name ?? '';
  const free = can('tools.scheduling_tool.manage') ? whoCouldTake(plan, booking).slice(0, offered) : [];
  const day = format.longDate(date);
  return (
    <Stack gap={2}>
      <div>
        <Text as="div" strong>
          {name}: {bookingLabel(booking)}
        </Text>
        <Text as="div">{t(absence.approved ? 'conflict.away' : 'conflict.asked', { day })}</Text>
      </div>
      <Row gap={2}>
        {free.map(({ id, name: other }) => (
          <Button
            key={id}
            size="small"
            onClick={() => void move(booking, booking.firstDay, id, booking.firstDay)}
          >
            {t('conflict.takeOver', { name: other })}
          </Button>
        ))}
        <Button size="small" variant="quiet" to={`/scheduling-tool/weekly_plan?week=${date}`}>
          {t('conflict.open')}
        </Button>
      </Row>
    </Stack>
  );
}
