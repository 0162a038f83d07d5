import type { DocumentListItem } from '@jahrring/contracts-documents';
import { problemText, useAbility, useFormat, useListState, useT } from '@jahrring/tool-kit';
import { Button, Row, Stack } from '@jahrring/ui';
import { DataGrid } from '@jahrring/ui/grid';
import { useMemo } from 'react';
import { plusIcon } from '@jahrring/ui/icons';
import { pdfPath, useDocumentList } from '../document-list.api';
import { documentColumns } from './document-columns';

interface RecordDocumentsProps {
  /** `projectId` or `addressId`, by which the list is narrowed. */
  field: 'projectId' | 'addressId';
  id: string;
  /** Where a new document of the record begins; none where it cannot. */
  createTo?: string;
}

/** The documents of one project or customer, on its page. */
export function RecordDocuments({ field, id, createTo }: RecordDocumentsProps) {
  const t = useT('documents');
  const format = useFormat();
  const { can } = useAbility();
  const list = useListState({ defaultSort: '-documentDate,-number', prefix: 'documents.' });
  const query = useDocumentList({ ...list.args, [`filter[${field}]`]: id });
  const columns = useMemo(() => documentColumns(t, format, false), [t, format]);
  const mayManage = can('tools.document.manage');
  const create =
    mayManage && createTo ? (
      <Button variant="primary" icon={plusIcon} to={createTo}>
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
        storageKey={`documents.${field}`}
      />
    </Stack>
  );
}
