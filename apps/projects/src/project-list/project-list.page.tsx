import { projectListSpec, type ProjectListItem } from '@jahrring/contracts-projects';
import {
  problemText,
  useAbility,
  useBoot,
  useExtraColumns,
  useFormat,
  useListExport,
  useListState,
  useT,
} from '@jahrring/tool-kit';
import { ActionMenu, Button, DataGrid, PageFrame, useUiTexts, type GridEmpty } from '@jahrring/ui';
import { useMemo } from 'react';
import { useProjectList } from '../projects.api';
import { useProjectRemoval } from '../use-project-removal';
import { projectColumns } from './project-columns';

/** All projects of the licence that the user may see. */
export function Component() {
  const t = useT('projects');
  const ui = useUiTexts();
  const format = useFormat();
  const { can } = useAbility();
  const { licence } = useBoot();
  const list = useListState({ defaultSort: projectListSpec.defaultSort });
  const { deleted } = list.state;
  const query = useProjectList(list.args);
  const removal = useProjectRemoval();
  const mayManage = can('tools.project.manage');
  const mayDelete = can('tools.project.delete');
  const withPrices = can('tools.project.showprice');
  const extra = useExtraColumns<ProjectListItem>('project');
  const exportItems = useListExport('/api/projects/projects/export', list.args, t('title.list'));
  const columns = useMemo(
    () => [
      ...projectColumns({
        t,
        statusName: (status) => ui.t(`status.${status}`),
        format,
        currency: licence.currency,
        withPrices,
      }),
      ...extra,
    ],
    [t, ui, format, licence.currency, withPrices, extra],
  );
  const create = mayManage ? (
    <Button variant="primary" icon="plus" to="/projects/create">
      {t('action.create')}
    </Button>
  ) : undefined;
  const empty: GridEmpty = deleted
    ? { title: t('list.noDeleted') }
    : { title: t('list.emptyTitle'), text: t('list.empty'), action: create };

  return (
    <PageFrame
      title={t(deleted ? 'list.deletedTitle' : 'title.list')}
      subtitle={t('list.subtitle')}
      actions={
        <>
          {deleted ? (
            <Button icon="arrow-left" onClick={() => list.set({ deleted: false })}>
              {t('list.showLiving')}
            </Button>
          ) : (
            create
          )}
          <ActionMenu
            items={[
              ...exportItems,
              mayDelete &&
                !deleted && {
                  label: t('list.showDeleted'),
                  icon: 'trash',
                  separated: true,
                  onClick: () => list.set({ deleted: true }),
                },
            ]}
          />
        </>
      }
    >
      <DataGrid<ProjectListItem>
        label={t('list.caption')}
        columns={columns}
        rows={query.data?.items}
        total={query.data?.total}
        rowLabel={(row) => `${row.number} ${row.title}`}
        state={list.state}
        onStateChange={list.set}
        loading={query.isFetching}
        error={query.error ? problemText(t, query.error) : undefined}
        onRetry={() => void query.refetch()}
        rowTo={(row) => `/projects/${row.id}/overview`}
        isMuted={(row) => row.deletedAt !== null}
        rowActions={(row) => [
          mayManage &&
            !row.deletedAt && { label: t('action.edit'), icon: 'edit', to: `/projects/edit/${row.id}` },
          mayDelete &&
            !row.deletedAt && {
              label: t('action.delete'),
              icon: 'trash',
              danger: true,
              onClick: () => void removal.remove(row),
            },
          mayDelete &&
            row.deletedAt !== null && {
              label: t('action.restore'),
              icon: 'restore',
              onClick: () => void removal.restore(row),
            },
        ]}
        searchable
        searchPlaceholder={t('list.search')}
        empty={empty}
        storageKey="projects.list"
      />
    </PageFrame>
  );
}
