import type { ContainerView } from '@jahrring/contracts-timber';
import { problemText, useAbility, useFormat, useListState, useNavigate, useT } from '@jahrring/tool-kit';
import { useListSelection, useRecordLabels, type RecordLabel } from '@jahrring/tool-kit/record-labels';
import { ActionMenu, Button, PageFrame, type ActionMenuItem } from '@jahrring/ui';
import { DataGrid } from '@jahrring/ui/grid';
import { arrowLeftIcon, editIcon, plusIcon, restoreIcon, trashIcon } from '@jahrring/ui/icons';
import { useMemo } from 'react';
import { containersUrl, useContainerList } from '../container.api';
import { useContainerRemoval } from '../use-container-removal';
import { useTimberTabs } from '../use-timber-tabs';
import { containerColumns } from './container-columns';

const editPath = ({ id }: Pick<ContainerView, 'id'>) => `/timber/containers/edit/${id}`;

function labelOf({ id, title, place }: ContainerView): RecordLabel {
  return { path: editPath({ id }), title, detail: place };
}

/** What can be done with one row, by its state and the user's permissions. */
function useRowActions(): (row: ContainerView) => (ActionMenuItem | false)[] {
  const t = useT('timber');
  const navigate = useNavigate();
  const mayDelete = useAbility().can('tools.timber.manage');
  const { remove, restore } = useContainerRemoval();
  const action = (name: string) => t(`container.action.${name}`);
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
        {t('container.list.showLiving')}
      </Button>
    );
  }
  const showDeleted = { label: t('container.list.showDeleted'), icon: trashIcon };
  return (
    <>
      {can('tools.timber.manage') ? (
        <Button variant="primary" icon={plusIcon} to="/timber/containers/create">
          {t('container.title.create')}
        </Button>
      ) : null}
      {can('tools.timber.manage') ? (
        <ActionMenu
          label={t('container.list.more')}
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
  const { data, error, isFetching, refetch } = useContainerList(list.args, {
    refetchOnMountOrArgChange: true,
  });
  const columns = useMemo(() => containerColumns(t, format), [t, format]);
  const rowActions = useRowActions();
  const selection = useListSelection(list.args);
  const labels = useRecordLabels(
    { url: containersUrl, args: list.args, data, all: selection.allSelected },
    labelOf,
  );
  const showDeleted = (show: boolean) => {
    selection.clear();
    list.set({ deleted: show });
  };
  const tabs = useTimberTabs('containers');

  return (
    <PageFrame
      title={t(deleted ? 'container.list.deletedTitle' : 'container.title.list')}
      subtitle={data ? t('container.list.count', { count: data.total }) : undefined}
      tabs={tabs}
      actions={<PageActions deleted={deleted} onShowDeleted={showDeleted} />}
    >
      <DataGrid<ContainerView>
        label={t('container.title.list')}
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
        {...(labels.offered && !deleted ? selection.grid : {})}
        bulkActions={labels.action}
        searchable
        searchPlaceholder={t('container.list.search')}
        empty={{ title: t('container.list.emptyTitle'), text: t('container.list.emptyText') }}
        storageKey="timber.containers"
      />
    </PageFrame>
  );
}
