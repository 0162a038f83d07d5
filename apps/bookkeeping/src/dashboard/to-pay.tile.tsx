import { addDays, localDateAt } from '@jahrring/contracts-common';
import { useBoot, useFormat, useT } from '@jahrring/tool-kit';
import { Badge, Row, Tile, tileStateOf, UiLink } from '@jahrring/ui';
import { useSupplierBills } from '../creditors.api';

const days = 7;

/** Suppliers' bills that fall due within a week, for who pays them. */
export function Component() {
  const t = useT('bookkeeping');
  const format = useFormat();
  const { licence } = useBoot();
  const today = localDateAt(Date.now(), licence.timeZone);
  const query = useSupplierBills({
    ...{ 'filter[isOpen]': 'true', 'filter[dueDate]': `..${addDays(today, days)}` },
    ...{ sort: 'dueDate', pageSize: '5' },
  });
  const items = query.data?.items ?? [];
  return (
    <Tile
      title={t('tile.toPay')}
      count={query.data?.total}
      to="/creditors/payments/create"
      state={tileStateOf(query, items.length === 0)}
      empty={t('tile.nonePay')}
      onRetry={() => void query.refetch()}
    >
      {items.map(({ id, number, addressName, dueDate }) => (
        <Row key={id} justify="between" noWrap>
          <UiLink to={`/creditors/edit/${id}`}>
            {addressName} {number}
          </UiLink>
          <Badge tone={dueDate < today ? 'rot' : 'stein'}>{format.date(dueDate)}</Badge>
        </Row>
      ))}
    </Tile>
  );
}
