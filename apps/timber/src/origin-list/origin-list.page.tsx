import type { OriginView } from '@jahrring/contracts-timber';
import { problemText, useAbility, useFormat, useListState, useNavigate, useT } from '@jahrring/tool-kit';
import { ActionMenu, Button, PageFrame, type ActionMenuItem } from '@jahrring/ui';
import { DataGrid } from '@jahrring/ui/grid';
import { arrowLeftIcon, editIcon, plusIcon, restoreIcon, trashIcon } from '@jahrring/ui/icons';
import { useMemo } from 'react';
import { useOriginList } from '../origin.api';
import { useOriginRemoval } from '../use-origin-removal';
import { useTimberTabs } from '../use-timber-tabs';
import { originColumns } from './origin-columns';

const editPath = ({ id }: OriginView) => `/timber/origins/edit/${id}`;

/** What can be done with one row, by its state and the user's permissions. */
function useRowActions(): (row: OriginView) => (ActionMenuItem | false)[] {
  const t = useT('timber');
  const navigate = useNavigate();
  const mayDelete = useAbility().can('tools.timber.manage');
  const { remove, restore } = useOriginRemoval();
  const action = (name: string) => t(`origin.action.${name}`);
  return (row) => [
    { label: action('open'), icon: editIcon, onClick: () => void navigate(editPath(row)) },
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
  onShowDeleted: (deleted: boolean) => void;
}

function PageActions({ deleted, onShowDeleted }: PageActionsProps) {
  const t = useT('timber');
  const { can } = useAbility();
  if (deleted) {
    return (
      <Button icon={arrowLeftIcon} onClick={() => onShowDeleted(false)}>
        {t('origin.list.showLiving')}
      </Button>
    );
  }
  const showDeleted = { label: t('origin.list.showDeleted'), icon: trashIcon };
  return (
    <>
      {can('tools.timber.manage') ? (
        <Button variant="primary" icon={plusIcon} to="/timber/origins/create">
          {t('origin.title.create')}
        </Button>
      ) : null}
      {can('tools.timber.manage') ? (
        <ActionMenu
          label={t('origin.list.more')}
          items={[{ ...showDeleted, onClick: () => onShowDeleted(true) }]}
        />
      ) : null}
    </>
  );
}

/** Everything of the licence that the user may see. */
export function Component() {
  const t = useT('timber');
  const format = useFormat();
  const list = useListState({ defaultSort: 'title' });
  const { deleted } = list.state;
  const { data, error, isFetching, refetch } = useOriginList(list.args, {
    refetchOnMountOrArgChange: true,
  });
  const columns = useMemo(() => originColumns(t, format), [t, format]);
  const rowActions = useRowActions();
  const tabs = useTimberTabs('origins');

  return (
    <PageFrame
      title={t(deleted ? 'origin.list.deletedTitle' : 'origin.title.list')}
      subtitle={data ? t('origin.list.count', { count: data.total }) : undefined}
      tabs={tabs}
      actions={<PageActions deleted={deleted} onShowDeleted={(show) => list.set({ deleted: show })} />}
    >
      <DataGrid<OriginView>
        label={t('origin.title.list')}
        columns={columns}
        rows={data?.items}
        total={data?.total}
        rowLabel={(row) => row.title}
        state={list.state}
        onStateChange={list.set}
        loading={isFetching}
        error={error ? problemText(t, error) : undefined}
        onRetry={() => void refetch()}
        rowTo={editPath}
        isMuted={(row) => row.deletedAt !== null}
        rowActions={rowActions}
        searchable
        searchPlaceholder={t('origin.list.search')}
        empty={{ title: t('origin.list.emptyTitle'), text: t('origin.list.emptyText') }}
        storageKey="timber.origins"
      />
    </PageFrame>
  );
}
