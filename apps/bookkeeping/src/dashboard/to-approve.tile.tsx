import { useFormat, useT } from '@jahrring/tool-kit';
import { Row, Text, Tile, tileStateOf, UiLink } from '@jahrring/ui';
import { useSupplierBills } from '../creditors.api';

const filter = { 'filter[state]': 'recorded', 'filter[isBlocked]': 'false' };

/** Suppliers' bills that wait for an approval, those due first on top. */
export function Component() {
  const t = useT('bookkeeping');
  const format = useFormat();
  const query = useSupplierBills({ ...filter, sort: 'dueDate', pageSize: '5' });
  const items = query.data?.items ?? [];
  return (
    <Tile
      title={t('tile.toApprove')}
      count={query.data?.total}
      to="/creditors?filter[state]=recorded"
      state={tileStateOf(query, items.length === 0)}
      empty={t('tile.noneToApprove')}
      onRetry={() => void query.refetch()}
    >
      {items.map(({ id, number, addressName, gross, currency }) => (
        <Row key={id} justify="between" noWrap>
          <UiLink to={`/creditors/edit/${id}`}>
            {addressName} {number}
          </UiLink>
          <Text>{format.money(gross, currency)}</Text>
        </Row>
      ))}
    </Tile>
  );
}
