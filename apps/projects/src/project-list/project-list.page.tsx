import { projectListSpec, type ProjectListItem } from '@jahrring/contracts-projects';
import { useAbility, useListExport, useListState, useT } from '@jahrring/tool-kit';
import { gridOf } from '@jahrring/tool-kit/list-grid';
import { useListSelection, useRecordLabels, type RecordLabel } from '@jahrring/tool-kit/record-labels';
import { ActionMenu, Button, PageFrame, Switch } from '@jahrring/ui';
import { DataGrid, type GridEmpty } from '@jahrring/ui/grid';
import { lazy, Suspense } from 'react';
import { arrowLeftIcon, editIcon, plusIcon, restoreIcon, trashIcon } from '@jahrring/ui/icons';
import { projects, useProjectList } from '../projects.api';
import { useProjectRemoval } from '../use-project-removal';
import { useProjectColumns } from './use-project-columns';

const BulkStatus = lazy(async () => ({ default: (await import('./bulk-status')).BulkStatus }));

const pagePath = (id: string) => `/projects/${id}/overview`;

function labelOf({ id, number, title, addressName }: ProjectListItem): RecordLabel {
  return { path: pagePath(id), number, title, detail: addressName };
}

/** All projects of the licence that the user may see. */
export function Component() {
  const t = useT('projects');
  const { can } = useAbility();
  const list = useListState({ defaultSort: projectListSpec.defaultSort });
  const { deleted } = list.state;
  const query = useProjectList(list.args);
  const removal = useProjectRemoval();
  const mayManage = can('tools.project.manage');
  const mayDelete = can('tools.project.delete');
  const exportItems = useListExport('/api/projects/projects/export', list.args, t('title.list'));
  const selection = useListSelection(list.args);
  const columns = useProjectColumns();
  const labels = useRecordLabels(
    { url: projects, args: list.args, data: query.data, all: selection.allSelected },
    labelOf,
  );
  const ticks = labels.offered ? selection.grid : selection.ticks;
  const create = mayManage ? (
    <Button variant="primary" icon={plusIcon} to="/projects/create">
      {t('action.create')}
    </Button>
  ) : undefined;
  const empty: GridEmpty = deleted
    ? { title: t('list.noDeleted') }
    : { title: t('list.emptyTitle'), ...(create ? { text: t('list.empty'), action: create } : {}) };

  return (
    <PageFrame
      title={t(deleted ? 'list.deletedTitle' : 'title.list')}
      subtitle={t('list.subtitle')}
      actions={
        <>
          {deleted ? (
            <Button icon={arrowLeftIcon} onClick={() => list.set({ deleted: false })}>
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
                  icon: trashIcon,
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
        {...gridOf(t, list, query)}
        rowLabel={(row) => `${row.number} ${row.title}`}
        rowTo={(row) => pagePath(row.id)}
        isMuted={(row) => row.deletedAt !== null}
        rowActions={(row) => [
          mayManage &&
            !row.deletedAt && { label: t('action.edit'), icon: editIcon, to: `/projects/edit/${row.id}` },
          mayDelete &&
            !row.deletedAt && {
              label: t('action.delete'),
              icon: trashIcon,
              danger: true,
              onClick: () => void removal.remove(row),
            },
          mayDelete &&
            row.deletedAt !== null && {
              label: t('action.restore'),
              icon: restoreIcon,
              onClick: () => void removal.restore(row),
            },
        ]}
        {...((mayManage || labels.offered) && !deleted ? ticks : {})}
        bulkActions={(ids) => (
          <>
            {mayManage && !selection.allSelected ? (
              <Suspense>
                <BulkStatus
                  projects={(query.data?.items ?? []).filter(({ id }) => ids.includes(id))}
                  onDone={selection.clear}
                />
              </Suspense>
            ) : null}
            {labels.action(ids)}
          </>
        )}
        toolbar={
          <Switch
            label={t('list.mine')}
            checked={list.state.filter['mine'] === 'true'}
            onChange={(on) => list.setFilter('mine', on ? 'true' : undefined)}
          />
        }
        searchable
        searchPlaceholder={t('list.search')}
        empty={empty}
        storageKey="projects.list"
      />
    </PageFrame>
  );
}
