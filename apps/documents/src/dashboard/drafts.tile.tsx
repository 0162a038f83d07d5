import { useFormat, useT } from '@jahrring/tool-kit';
import { Row, Text, Tile, UiLink, tileStateOf } from '@jahrring/ui';
import { useDocumentList } from '../document-list.api';

const filter = { 'filter[status]': 'PREP' };

/** Documents that are begun and not issued, the oldest first: those are forgotten most easily. */
export function Component() {
  const t = useT('documents');
  const format = useFormat();
  const query = useDocumentList({ ...filter, sort: 'updatedAt', pageSize: '5' });
  const items = query.data?.items ?? [];
  return (
    <Tile
      title={t('dashboard.drafts')}
      count={query.data?.total}
      to={`/documents?${new URLSearchParams(filter).toString()}`}
      state={tileStateOf(query, items.length === 0)}
      empty={t('dashboard.noDrafts')}
      onRetry={() => void query.refetch()}
    >
      {items.map((document) => (
        <Row key={document.id} justify="between" noWrap>
          <UiLink to={`/documents/edit/${document.id}`}>{document.title}</UiLink>
          <Text>{document.total === null ? '–' : format.money(document.total, document.currency)}</Text>
        </Row>
      ))}
    </Tile>
  );
}
