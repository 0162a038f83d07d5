import { useFormat, useT } from '@jahrring/tool-kit';
import { Card, Row, Skeletons, Stack, Text, UiLink } from '@jahrring/ui';
import { soonDays, todayIn } from '../days';
import { DueDate } from '../due';
import { useMachineList } from '../inventory.api';

const dayMs = 86_400_000;
const shown = '5';

/** Machines whose service is overdue or near; the title opens the filtered list. */
export function Component() {
  const t = useT('inventory');
  const format = useFormat();
  const limit = todayIn(format.timeZone, new Date(Date.now() + soonDays * dayMs));
  const filter = { 'filter[nextServiceDate]': `..${limit}` };
  const { data } = useMachineList({ ...filter, pageSize: shown, sort: 'nextServiceDate' });
  const title = t('dashboard.due');
  return (
    <Card
      title={data ? `${title} (${data.total})` : title}
      to={`/machine-inventory?${new URLSearchParams(filter).toString()}`}
    >
      {data ? (
        <Stack gap={2}>
          {data.items.length === 0 ? <Text tone="muted">{t('dashboard.none')}</Text> : null}
          {data.items.map((machine) => (
            <Row key={machine.id} justify="between">
              <UiLink to={`/machine-inventory?maintain=${machine.id}`}>{machine.title}</UiLink>
              <DueDate date={machine.nextServiceDate} />
            </Row>
          ))}
        </Stack>
      ) : (
        <Skeletons lines={4} />
      )}
    </Card>
  );
}
