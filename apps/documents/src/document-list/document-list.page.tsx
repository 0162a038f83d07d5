import type { DocumentListItem } from '@jahrring/contracts-documents';
import {
  problemText,
  saveFile,
  useAbility,
  useExtraColumns,
  useFormat,
  useListState,
  useNavigate,
  useProblemToast,
  useT,
} from '@jahrring/tool-kit';
import { ActionMenu, Button, DataGrid, PageFrame } from '@jahrring/ui';
import { useMemo } from 'react';
import { documentsPath, pdfPath, useDocumentList } from '../documents.api';
import { documentColumns } from './document-columns';

const editPath = (document: DocumentListItem) => `/documents/edit/${document.id}`;

/** Shows the PDF in a tab of its own. */
const openPdf = (document: DocumentListItem) => window.open(pdfPath(document.id), '_blank', 'noopener');

/** All documents the user may see; who may not edit them reads their PDF. */
export function Component() {
  const t = useT('documents');
  const format = useFormat();
  const navigate = useNavigate();
  const toast = useProblemToast();
  const { can } = useAbility();
  const list = useListState({ defaultSort: '-documentDate,-number' });
  const query = useDocumentList(list.args);
  const extra = useExtraColumns<DocumentListItem>('document');
  const columns = useMemo(() => [...documentColumns(t, format), ...extra], [t, format, extra]);
  const mayManage = can('tools.document.manage');
  const create = mayManage ? (
    <Button variant="primary" icon="plus" to="/documents/create/bill">
      {t('list.create')}
    </Button>
  ) : undefined;
  const exportAs = (kind: 'csv' | 'xlsx') => {
    const call = { url: `${documentsPath}/export/${kind}`, params: list.args };
    saveFile(call, `${t('title.list')}.${kind}`).catch(toast);
  };

  return (
    <PageFrame
      title={t('title.list')}
      subtitle={query.data ? t('list.count', { count: query.data.total }) : undefined}
      actions={
        <>
          {create}
          <ActionMenu
            label={t('list.more')}
            items={[
              { label: t('list.exportCsv'), icon: 'download', onClick: () => exportAs('csv') },
              { label: t('list.exportXlsx'), icon: 'download', onClick: () => exportAs('xlsx') },
            ]}
          />
        </>
      }
    >
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
        {...(mayManage ? { rowTo: editPath } : { onOpenRow: openPdf })}
        rowActions={(row) => [
          mayManage && { label: t('list.open'), icon: 'edit', onClick: () => void navigate(editPath(row)) },
          { label: t('list.pdf'), icon: 'file-text', onClick: () => openPdf(row) },
        ]}
        searchable
        searchPlaceholder={t('list.search')}
        empty={{ title: t('list.emptyTitle'), text: t('list.emptyText'), action: create }}
        storageKey="documents.list"
      />
    </PageFrame>
  );
}
