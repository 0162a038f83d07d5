import { problemText, useAbility, useNavigate, useT, type ListStateApi } from '@jahrring/tool-kit';
import { useListSelection, useRecordLabels, type RecordLabel } from '@jahrring/tool-kit/record-labels';
import { Button, PageFrame, type ActionMenuItem } from '@jahrring/ui';
import { DataGrid, type GridColumn } from '@jahrring/ui/grid';
import { arrowLeftIcon, editIcon, restoreIcon, trashIcon } from '@jahrring/ui/icons';
import type { ReactNode } from 'react';
import { useTimberTabs } from '../use-timber-tabs';
import { ListMenu } from './list-menu';

interface Listed {
  id: string;
  title: string;
  deletedAt: string | null;
}

interface TimberListProps<T extends Listed> {
  /** Kind of the listed records, as in the names of its texts and its layout storage. */
  name: 'container' | 'lot' | 'origin' | 'stem';
  list: ListStateApi;
  /** The list's query, asked for `list.args`. */
  query: {
    data?: { items: T[]; total: number } | undefined;
    error?: unknown;
    isFetching: boolean;
    refetch: () => unknown;
  };
  columns: GridColumn<T>[];
  rowTo: (row: T) => string;
  removal: { remove: (row: T) => Promise<boolean>; restore: (row: T) => Promise<boolean> };
  /** The button that makes a new one, for whom it is there. */
  create: ReactNode;
  /** Further entries of the page's menu. */
  items?: readonly ActionMenuItem[];
  /** Labels of its rows: where all of them are read, and what the label of one says. Without it none are printed. */
  labelled?: { url: string; labelOf: (row: T) => RecordLabel };
}

const noLabel = (): RecordLabel => ({ path: '', title: '' });

/** One of the lists of the tool: everything of its kind that the user may see, and the deleted ones. */
export function TimberList<T extends Listed>(props: TimberListProps<T>) {
  const { name, list, query, columns, rowTo, create, labelled } = props;
  const t = useT('timber');
  const { data, error, isFetching, refetch } = query;
  const { deleted } = list.state;
  const rowActions = useRowActions(props);
  const selection = useListSelection(list.args);
  const labels = useRecordLabels(
    { url: labelled?.url ?? '', args: list.args, data, all: selection.allSelected },
    labelled?.labelOf ?? noLabel,
  );
  const tabs = useTimberTabs(`${name}s`);
  const showDeleted = (show: boolean) => {
    selection.clear();
    list.set({ deleted: show });
  };
  return (
    <PageFrame
      title={t(deleted ? `${name}.list.deletedTitle` : `${name}.title.list`)}
      subtitle={data ? t(`${name}.list.count`, { count: data.total }) : undefined}
      tabs={tabs}
      actions={
        deleted ? (
          <Button icon={arrowLeftIcon} onClick={() => showDeleted(false)}>
            {t(`${name}.list.showLiving`)}
          </Button>
        ) : (
          <>
            {create}
            <ListMenu {...props} onShowDeleted={() => showDeleted(true)} />
          </>
        )
      }
    >
      <DataGrid<T>
        label={t(`${name}.title.list`)}
        columns={columns}
        rows={data?.items}
        total={data?.total}
        rowLabel={(row) => row.title}
        state={list.state}
        onStateChange={list.set}
        loading={isFetching}
        error={error ? problemText(t, error) : undefined}
        onRetry={() => void refetch()}
        rowTo={rowTo}
        isMuted={(row) => row.deletedAt !== null}
        rowActions={rowActions}
        {...(labelled && labels.offered && !deleted ? selection.grid : {})}
        {...(labelled ? { bulkActions: labels.action } : {})}
        searchable
        searchPlaceholder={t(`${name}.list.search`)}
        empty={{ title: t(`${name}.list.emptyTitle`), text: t(`${name}.list.emptyText`) }}
        storageKey={`timber.${name}s`}
      />
    </PageFrame>
  );
}

/** Returns the actions of one row, by its state and the user's permissions. */
function useRowActions<T extends Listed>({ name, rowTo, removal }: TimberListProps<T>) {
  const t = useT('timber');
  const navigate = useNavigate();
  const mayDelete = useAbility().can('tools.timber.manage');
  return (row: T): (ActionMenuItem | false)[] => [
    { label: t(`${name}.action.open`), icon: editIcon, onClick: () => void navigate(rowTo(row)) },
    mayDelete &&
      row.deletedAt === null && {
        label: t(`${name}.action.delete`),
        icon: trashIcon,
        danger: true,
        onClick: () => void removal.remove(row),
      },
    mayDelete &&
      row.deletedAt !== null && {
        label: t(`${name}.action.restore`),
        icon: restoreIcon,
        onClick: () => void removal.restore(row),
      },
  ];
}
