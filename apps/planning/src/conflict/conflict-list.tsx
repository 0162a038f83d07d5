import type { ConflictList as Conflicts, ConflictView } from '@jahrring/contracts-planning';
import { useAbility, useFormat, useT } from '@jahrring/tool-kit';
import { Button, Card, Row, Stack, Text } from '@jahrring/ui';
import { useState } from 'react';
import { bookingLabel } from '../booking/booking-label';
import { useMoves } from '../booking/use-moves';
import { useConflictText } from './conflict-text';

/** Conflicts that are shown before one asks for all. */
const shownFirst = 5;

/** Shows the conflicts of the plan, each with its ways out; nothing if there are none. */
export function ConflictList({ conflicts: data }: { conflicts: Conflicts }) {
  const t = useT('planning');
  const [all, setAll] = useState(false);
  if (data.total === 0) return null;
  const shown = all ? data.items : data.items.slice(0, shownFirst);
  return (
    <Card title={t('conflict.title', { count: data.total })}>
      <Stack gap={4}>
        {shown.map((conflict) => (
          <ConflictItem key={`${conflict.booking.id} ${conflict.kind}`} conflict={conflict} />
        ))}
        {shown.length < data.items.length ? (
          <div>
            <Button size="small" onClick={() => setAll(true)}>
              {t('conflict.all', { count: data.items.length })}
            </Button>
          </div>
        ) : null}
      </Stack>
    </Card>
  );
}

function ConflictItem({ conflict }: { conflict: ConflictView }) {
  const t = useT('planning');
  const format = useFormat();
  const { can } = useAbility();
  const textOf = useConflictText();
  const { move } = useMoves();
  const { booking, date, resourceName, others, nextDay } = conflict;
  const { firstDay, lastDay, resourceId } = booking;
  const days = firstDay === lastDay ? [firstDay] : [firstDay, lastDay];
  const plans = can('tools.scheduling_tool.manage');
  return (
    <Stack gap={2}>
      <div>
        <Text as="div" strong>
          {resourceName}: {bookingLabel(booking)}
        </Text>
        <Text as="div" tone="muted" size="small">
          {days.map((day) => format.date(day)).join(' – ')}
        </Text>
        <Text as="div">{textOf(conflict)}</Text>
      </div>
      <Row gap={2}>
        {plans
          ? others.map(({ id, name }) => (
              <Button key={id} size="small" onClick={() => void move(booking, firstDay, id, firstDay)}>
                {t('conflict.takeOver', { name })}
              </Button>
            ))
          : null}
        {plans && nextDay ? (
          <Button size="small" onClick={() => void move(booking, firstDay, resourceId, nextDay)}>
            {t('conflict.later', { day: format.longDate(nextDay) })}
          </Button>
        ) : null}
        <Button size="small" variant="quiet" to={`/scheduling-tool/weekly_plan?week=${date}`}>
          {t('conflict.open')}
        </Button>
      </Row>
    </Stack>
  );
}
