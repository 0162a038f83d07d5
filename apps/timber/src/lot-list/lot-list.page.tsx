import type { LotView } from '@jahrring/contracts-timber';
import {
  problemText,
  useAbility,
  useFormat,
  useListExport,
  useListState,
  useNavigate,
  useT,
} from '@jahrring/tool-kit';
import { useListSelection, useRecordLabels, type RecordLabel } from '@jahrring/tool-kit/record-labels';
import { ActionMenu, Button, PageFrame, type ActionMenuItem } from '@jahrring/ui';
import { DataGrid } from '@jahrring/ui/grid';
import { arrowLeftIcon, editIcon, plusIcon, restoreIcon, trashIcon } from '@jahrring/ui/icons';
import { useMemo } from 'react';
import { lotsUrl, useLotList } from '../lot.api';
import { useLotRemoval } from '../use-lot-removal';
import { useTimberTabs } from '../use-timber-tabs';
import { lotColumns } from './lot-columns';

const lotPath = ({ id }: Pick<LotView, 'id'>) => `/timber/lots/${id}`;

function labelOf({ id, number, title, place, originTitle }: LotView): RecordLabel {
  return { path: lotPath({ id }), number, title, detail: place ?? originTitle };
}

/** What can be done with one row, by its state and the user's permissions. */
function useRowActions(): (row: LotView) => (ActionMenuItem | false)[] {
  const t = useT('timber');
  const navigate = useNavigate();
  const mayDelete = useAbility().can('tools.timber.manage');
  const { remove, restore } = useLotRemoval();
  const action = (name: string) => t(`lot.action.${name}`);
  return (row) => [
    { label: action('open'), icon: editIcon, onClick: () => void navigate(lotPath(row)) },
    mayDelete &&
      row.deletedAt === null && {
        label: action('delete'),
        icon: trashIcon,
        danger: true,
        onClick: () => void remove(row),
      },
    mayDelete &&
      row.deletedAt !== null && {
        label: action('restore'),
        icon: restoreIcon,
        onClick: () => void restore(row),
      },
  ];
}

interface PageActionsProps {
  deleted: boolean;
  exports: ActionMenuItem[];
  onShowDeleted: (deleted: boolean) => void;
}

function PageActions({ deleted, exports, onShowDeleted }: PageActionsProps) {
  const t = useT('timber');
  const { can } = useAbility();
  if (deleted) {
    return (
      <Button icon={arrowLeftIcon} onClick={() => onShowDeleted(false)}>
        {t('lot.list.showLiving')}
      </Button>
    );
  }
  const showDeleted = { label: t('lot.list.showDeleted'), icon: trashIcon };
  return (
    <>
      {can('tools.timber.index') ? (
        <Button variant="primary" icon={plusIcon} to="/timber/create">
          {t('lot.title.create')}
        </Button>
      ) : null}
      <ActionMenu
        label={t('lot.list.more')}
        items={[
          ...exports,
          ...(can('tools.timber.manage')
            ? [{ ...showDeleted, separated: true, onClick: () => onShowDeleted(true) }]
            : []),
        ]}
      />
    </>
  );
}

/** Everything of the licence that the user may see. */
export function Component() {
  const t = useT('timber');
  const format = useFormat();
  const list = useListState({ defaultSort: '-number' });
  const { deleted } = list.state;
  const { data, error, isFetching, refetch } = useLotList(list.args, {
    refetchOnMountOrArgChange: true,
  });
  const columns = useMemo(() => lotColumns(t, format), [t, format]);
  const exports = useListExport(`${lotsUrl}/export`, list.args, t('lot.title.list'));
  const rowActions = useRowActions();
  const selection = useListSelection(list.args);
  const labels = useRecordLabels(
    { url: lotsUrl, args: list.args, data, all: selection.allSelected },
    labelOf,
  );
  const showDeleted = (show: boolean) => {
    selection.clear();
    list.set({ deleted: show });
  };
  const tabs = useTimberTabs('lots');

  return (
    <PageFrame
      title={t(deleted ? 'lot.list.deletedTitle' : 'lot.title.list')}
      subtitle={data ? t('lot.list.count', { count: data.total }) : undefined}
      tabs={tabs}
      actions={<PageActions deleted={deleted} exports={exports} onShowDeleted={showDeleted} />}
    >
      <DataGrid<LotView>
        label={t('lot.title.list')}
        columns={columns}
        rows={data?.items}
        total={data?.total}
        rowLabel={(row) => row.title}
        state={list.state}
        onStateChange={list.set}
        loading={isFetching}
        error={error ? problemText(t, error) : undefined}
        onRetry={() => void refetch()}
        rowTo={lotPath}
        isMuted={(row) => row.deletedAt !== null}
        rowActions={rowActions}
        {...(labels.offered && !deleted ? selection.grid : {})}
        bulkActions={labels.action}
        searchable
        searchPlaceholder={t('lot.list.search')}
        empty={{ title: t('lot.list.emptyTitle'), text: t('lot.list.emptyText') }}
        storageKey="timber.lots"
      />
    </PageFrame>
  );
}
