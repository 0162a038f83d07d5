import { localDateAt } from '@jahrring/contracts-common';
import { documentTypes, type DocumentListItem, type DocumentType } from '@jahrring/contracts-documents';
import {
  problemText,
  useAbility,
  useBoot,
  useExtraColumns,
  useFormat,
  useListState,
  useT,
} from '@jahrring/tool-kit';
import { Button, PageFrame } from '@jahrring/ui';
import { DataGrid } from '@jahrring/ui/grid';
import { lazy, Suspense, useMemo, useState } from 'react';
import { plusIcon } from '@jahrring/ui/icons';
import { useDocumentList } from '../document-list.api';
import { documentColumns } from './document-columns';
import { ListActions } from './list-actions';
import type { RowActProps } from './row-act';
import { activeView, filterOfView, listViews } from './list-views';
import { showPdf } from './show-pdf';
import { editPath, useRowActions } from './use-row-actions';
import { useSeenRows } from './use-seen-rows';
import { ViewChips } from './view-chips';

// Only needed once something is ticked.
const BulkBar = lazy(async () => ({ default: (await import('./bulk-bar')).BulkBar }));
// Only needed once something is chosen in a row's menu.
const RowAct = lazy(async () => ({ default: (await import('./row-act')).RowAct }));

const isType = (value: string | undefined): value is DocumentType =>
  (documentTypes as readonly (string | undefined)[]).includes(value);

/** All documents the user may see; who may not edit them reads their PDF. */
export function Component() {
  const t = useT('documents');
  const format = useFormat();
  const { can } = useAbility();
  const { licence } = useBoot();
  const list = useListState({ defaultSort: '-documentDate,-number' });
  const { state } = list;
  const query = useDocumentList(list.args, { refetchOnMountOrArgChange: true });
  const extra = useExtraColumns<DocumentListItem>('document');
  const [selected, setSelected] = useState<readonly string[]>([]);
  const rowsOf = useSeenRows(query.data?.items);
  const [acts, setActs] = useState<readonly RowActProps[]>([]);
  const rowActions = useRowActions((act, row) => setActs((before) => [...before, { act, row }]));
  const mayManage = can('tools.document.manage');
  const type = isType(state.filter['type']) ? state.filter['type'] : 'all';
  const columns = useMemo(
    () => [...documentColumns(t, format, type === 'bill'), ...extra],
    [t, format, type, extra],
  );
  const today = localDateAt(Date.now(), licence.timeZone);
  const views = listViews(type, today).filter((view) => !view.deleted || can('tools.document.delete'));
  const tabs = (['all', ...documentTypes] as const).map((value) => ({
    label: t(`types.${value}`),
    to: value === 'all' ? '/documents' : `/documents?filter[type]=${value}`,
    active: type === value,
  }));
  const create = (
    <Button variant="primary" icon={plusIcon} to={type === 'all' ? '/documents/create' : createPath(type)}>
      {type === 'all' ? t('list.createAny') : t('create.titleOf', { type: t(`type.${type}`) })}
    </Button>
  );
  return (
    <PageFrame
      title={t('title.list')}
      subtitle={query.data ? t('list.count', { count: query.data.total }) : undefined}
      tabs={tabs}
      actions={<ListActions create={mayManage ? create : undefined} args={list.args} />}
    >
      <ViewChips
        views={views}
        active={activeView(views, state.filter, state.deleted)}
        onChange={(view) => {
          setSelected([]);
          list.set({ filter: filterOfView(view, state.filter), deleted: view.deleted ?? false });
        }}
      />
      <DataGrid<DocumentListItem>
        label={t('title.list')}
        columns={columns}
        rows={query.data?.items}
        total={query.data?.total}
        rowLabel={(row) => `${row.number ?? t('list.draft')} ${row.title}`}
        state={state}
        onStateChange={list.set}
        loading={query.isFetching}
        error={query.error ? problemText(t, query.error) : undefined}
        onRetry={() => void query.refetch()}
        {...(mayManage && !state.deleted ? { rowTo: editPath } : state.deleted ? {} : { onOpenRow: showPdf })}
        isMuted={(row) => row.deletedAt !== null || row.status === 'ARCH'}
        rowActions={rowActions}
        selected={selected}
        onSelectedChange={setSelected}
        bulkActions={(ids) => (
          <Suspense fallback={null}>
            <BulkBar documents={rowsOf(ids)} onDone={() => setSelected([])} />
          </Suspense>
        )}
        searchable
        searchPlaceholder={t('list.search')}
        empty={
          state.deleted
            ? { title: t('list.noDeleted') }
            : {
                title: t('list.emptyTitle'),
                text: t('list.emptyText'),
                action: mayManage ? create : undefined,
              }
        }
        storageKey="documents.list"
      />
      <Suspense fallback={null}>
        {acts.map((one, index) => (
          <RowAct key={index} {...one} />
        ))}
      </Suspense>
    </PageFrame>
  );
}

/** Returns the path to create a document of the type; a correction is created on its bill. */
function createPath(type: DocumentType): string {
  return type === 'bill_correction' ? '/documents?filter[type]=bill' : `/documents/create/${type}`;
}
