import type { DocumentListItem } from '@jahrring/contracts-documents';
import { problemText, useAbility, useFormat, useListState, useT } from '@jahrring/tool-kit';
import { Button, Row, Stack } from '@jahrring/ui';
import { DataGrid } from '@jahrring/ui/grid';
import { useMemo } from 'react';
import { plusIcon } from '@jahrring/ui/icons';
import { useDocumentList } from '../document-list.api';
import { pdfPath } from '../document-list.api';
import { documentColumns } from '../document-list/document-columns';

/** The documents of one project, on the project's page, with the way to bill its hours. */
export function Component({ projectId }: { projectId: string }) {
  const t = useT('documents');
  const format = useFormat();
  const { can } = useAbility();
  const list = useListState({ defaultSort: '-documentDate,-number', prefix: 'documents.' });
  const query = useDocumentList({ ...list.args, 'filter[projectId]': projectId });
  const columns = useMemo(() => documentColumns(t, format, false), [t, format]);
  const mayManage = can('tools.document.manage');
  const create = mayManage ? (
    <Button variant="primary" icon={plusIcon} to={`/documents/create/bill?project=${projectId}`}>
      {t('list.create')}
    </Button>
  ) : undefined;
  return (
    <Stack>
      {query.data?.total ? <Row justify="end">{create}</Row> : null}
      <DataGrid<DocumentListItem>
        label={t('title.list')}
        columns={columns}
        rows={query.data?.items}
        total={query.data?.total}
        rowLabel={(row) => `${row.number ?? t('list.draft')} ${row.title}`}
        state={list.state}
        onStateChange={list.set}
        loading={query.isFetching}
        error={query.error ? problemText(t, query.error) : undefined}
        onRetry={() => void query.refetch()}
        rowTo={(row) => (mayManage ? `/documents/edit/${row.id}` : pdfPath(row.id))}
        empty={{ title: t('list.emptyTitle'), text: t('list.emptyText'), action: create }}
        storageKey="documents.project"
      />
    </Stack>
  );
}
