import { addDays, localDateAt } from '@jahrring/contracts-common';
import { useFormat, useT } from '@jahrring/tool-kit';
import { Row, Tile, UiLink, tileStateOf } from '@jahrring/ui';
import { soonDays } from '../days';
import { ServiceDue } from '../due';
import { useMachineList } from '../inventory.api';

const shown = '5';

/** Machines whose service is overdue or near; the title opens the filtered list. */
export function Component() {
  const t = useT('inventory');
  const format = useFormat();
  const limit = addDays(localDateAt(Date.now(), format.timeZone), soonDays);
  const filter = { 'filter[serviceDueOn]': `..${limit}` };
  const query = useMachineList({ ...filter, pageSize: shown, sort: 'serviceDueOn' });
  const items = query.data?.items ?? [];
  return (
    <Tile
      title={t('dashboard.due')}
      count={query.data?.total}
      to={`/machine-inventory?${new URLSearchParams(filter).toString()}`}
      state={tileStateOf(query, items.length === 0)}
      empty={t('dashboard.none')}
      onRetry={() => void query.refetch()}
    >
      {items.map((machine) => (
        <Row key={machine.id} justify="between" noWrap>
          <UiLink to={`/machine-inventory?maintain=${machine.id}`}>{machine.title}</UiLink>
          <ServiceDue machine={machine} short />
        </Row>
      ))}
    </Tile>
  );
}
