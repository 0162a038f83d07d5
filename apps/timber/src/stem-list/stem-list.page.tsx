import type { StemView } from '@jahrring/contracts-timber';
import {
  problemText,
  useAbility,
  useFormat,
  useListExport,
  useListState,
  useNavigate,
  useT,
} from '@jahrring/tool-kit';
import { ActionMenu, Button, PageFrame, type ActionMenuItem } from '@jahrring/ui';
import { DataGrid } from '@jahrring/ui/grid';
import { arrowLeftIcon, axeIcon, editIcon, restoreIcon, trashIcon, uploadIcon } from '@jahrring/ui/icons';
import { useMemo } from 'react';
import { stemsUrl, useStemList } from '../stem.api';
import { useStemRemoval } from '../use-stem-removal';
import { useTimberTabs } from '../use-timber-tabs';
import { stemColumns } from './stem-columns';

const editPath = ({ id }: StemView) => `/timber/stems/edit/${id}`;

/** What can be done with one row, by its state and the user's permissions. */
function useRowActions(): (row: StemView) => (ActionMenuItem | false)[] {
  const t = useT('timber');
  const navigate = useNavigate();
  const mayDelete = useAbility().can('tools.timber.manage');
  const { remove, restore } = useStemRemoval();
  const action = (name: string) => t(`stem.action.${name}`);
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
  exports: ActionMenuItem[];
  onShowDeleted: (deleted: boolean) => void;
}

function PageActions({ deleted, exports, onShowDeleted }: PageActionsProps) {
  const t = useT('timber');
  const { can } = useAbility();
  if (deleted) {
    return (
      <Button icon={arrowLeftIcon} onClick={() => onShowDeleted(false)}>
        {t('stem.list.showLiving')}
      </Button>
    );
  }
  const showDeleted = { label: t('stem.list.showDeleted'), icon: trashIcon };
  return (
    <>
      {can('tools.timber.index') ? (
        <Button variant="primary" icon={axeIcon} to="/timber/stems/record">
          {t('stem.title.record')}
        </Button>
      ) : null}
      <ActionMenu
        label={t('stem.list.more')}
        items={[
          ...exports,
          ...(can('tools.timber.manage')
            ? [
                { label: t('machineFile.title.list'), icon: uploadIcon, to: '/timber/machine-files' },
                { ...showDeleted, separated: true, onClick: () => onShowDeleted(true) },
              ]
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
  const list = useListState({ defaultSort: '-measuredOn' });
  const { deleted } = list.state;
  const { data, error, isFetching, refetch } = useStemList(list.args, {
    refetchOnMountOrArgChange: true,
  });
  const columns = useMemo(() => stemColumns(t, format), [t, format]);
  const exports = useListExport(`${stemsUrl}/export`, list.args, t('stem.title.list'));
  const rowActions = useRowActions();
  const tabs = useTimberTabs('stems');

  return (
    <PageFrame
      title={t(deleted ? 'stem.list.deletedTitle' : 'stem.title.list')}
      subtitle={data ? t('stem.list.count', { count: data.total }) : undefined}
      tabs={tabs}
      actions={
        <PageActions
          deleted={deleted}
          exports={exports}
          onShowDeleted={(show) => list.set({ deleted: show })}
        />
      }
    >
      <DataGrid<StemView>
        label={t('stem.title.list')}
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
        searchPlaceholder={t('stem.list.search')}
        empty={{ title: t('stem.list.emptyTitle'), text: t('stem.list.emptyText') }}
        storageKey="timber.stems"
      />
    </PageFrame>
  );
}
