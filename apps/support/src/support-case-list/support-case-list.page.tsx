import type { SupportCaseView } from '@jahrring/contracts-support';
import { problemText, useAbility, useFormat, useListState, useNavigate, useT } from '@jahrring/tool-kit';
import { ActionMenu, Button, PageFrame, type ActionMenuItem } from '@jahrring/ui';
import { DataGrid } from '@jahrring/ui/grid';
import { useMemo } from 'react';
import { useSupportCaseList } from '../support-case.api';
import { useSupportCaseRemoval } from '../use-support-case-removal';
import { supportCaseColumns } from './support-case-columns';

const editPath = ({ id }: SupportCaseView) => `/support/support-cases/edit/${id}`;

/** What can be done with one row, by its state and the user's permissions. */
function useRowActions(): (row: SupportCaseView) => (ActionMenuItem | false)[] {
  const t = useT('support');
  const navigate = useNavigate();
  const mayDelete = useAbility().can('tools.my_hsm.manage');
  const { remove, restore } = useSupportCaseRemoval();
  const action = (name: string) => t(`supportCase.action.${name}`);
  return (row) => [
    { label: action('open'), icon: 'edit', onClick: () => void navigate(editPath(row)) },
    mayDelete &&
      row.deletedAt === null && {
        label: action('delete'),
        icon: 'trash',
        danger: true,
        onClick: () => void remove(row),
      },
    mayDelete &&
      row.deletedAt !== null && {
        label: action('restore'),
        icon: 'restore',
        onClick: () => void restore(row),
      },
  ];
}

interface PageActionsProps {
  deleted: boolean;
  onShowDeleted: (deleted: boolean) => void;
}

function PageActions({ deleted, onShowDeleted }: PageActionsProps) {
  const t = useT('support');
  const { can } = useAbility();
  if (deleted) {
    return (
      <Button icon="arrow-left" onClick={() => onShowDeleted(false)}>
        {t('supportCase.list.showLiving')}
      </Button>
    );
  }
  const showDeleted = { label: t('supportCase.list.showDeleted'), icon: 'trash' } as const;
  return (
    <>
      {can('tools.my_hsm.manage') ? (
        <Button variant="primary" icon="plus" to="/support/support-cases/create">
          {t('supportCase.title.create')}
        </Button>
      ) : null}
      {can('tools.my_hsm.manage') ? (
        <ActionMenu
          label={t('supportCase.list.more')}
          items={[{ ...showDeleted, onClick: () => onShowDeleted(true) }]}
        />
      ) : null}
    </>
  );
}

/** Everything of the licence that the user may see. */
export function Component() {
  const t = useT('support');
  const format = useFormat();
  const list = useListState({ defaultSort: 'title' });
  const { deleted } = list.state;
  const { data, error, isFetching, refetch } = useSupportCaseList(list.args, {
    refetchOnMountOrArgChange: true,
  });
  const columns = useMemo(() => supportCaseColumns(t, format), [t, format]);
  const rowActions = useRowActions();

  return (
    <PageFrame
      title={t(deleted ? 'supportCase.list.deletedTitle' : 'supportCase.title.list')}
      subtitle={data ? t('supportCase.list.count', { count: data.total }) : undefined}
      actions={<PageActions deleted={deleted} onShowDeleted={(show) => list.set({ deleted: show })} />}
    >
      <DataGrid<SupportCaseView>
        label={t('supportCase.title.list')}
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
        searchPlaceholder={t('supportCase.list.search')}
        empty={{ title: t('supportCase.list.emptyTitle'), text: t('supportCase.list.emptyText') }}
        storageKey="support.support-cases"
      />
    </PageFrame>
  );
}
