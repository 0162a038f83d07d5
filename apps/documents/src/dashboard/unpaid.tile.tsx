import { localDateAt } from '@jahrring/contracts-common';
import { useBoot, useFormat, useT } from '@jahrring/tool-kit';
import { Badge, Row, Tile, UiLink, tileStateOf } from '@jahrring/ui';
import { alertIcon } from '@jahrring/ui/icons';
import { useDocumentList } from '../document-list.api';

/** Issued, or open again after a payment was taken back. */
const openBills = { 'filter[type]': 'bill', 'filter[status]': 'CHRG,PCAN' };

/** Bills whose payment is due, the one that waits longest first. */
export function Component() {
  const t = useT('documents');
  const format = useFormat();
  const { licence } = useBoot();
  const today = localDateAt(Date.now(), licence.timeZone);
  const filter = { ...openBills, 'filter[dueDate]': `..${today}` };
  const query = useDocumentList({ ...filter, sort: 'dueDate', pageSize: '5' });
  const items = query.data?.items ?? [];
  return (
    <Tile
      title={t('dashboard.unpaid')}
      count={query.data?.total}
      to={`/documents?${new URLSearchParams(filter).toString()}`}
      state={tileStateOf(query, items.length === 0)}
      empty={t('dashboard.noUnpaid')}
      onRetry={() => void query.refetch()}
    >
      {items.map((document) => (
        <Row key={document.id} justify="between" noWrap>
          <UiLink to={`/documents/edit/${document.id}`}>
            {document.number} {document.recipientName}
          </UiLink>
          <Badge tone="rot" icon={alertIcon}>
            {document.dueDate === null ? '–' : format.date(document.dueDate)}
          </Badge>
        </Row>
      ))}
    </Tile>
  );
}
