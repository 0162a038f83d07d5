import type { ProjectListItem } from '@jahrring/contracts-projects';
import { useListState, useT } from '@jahrring/tool-kit';
import { gridOf } from '@jahrring/tool-kit/list-grid';
import { DataGrid } from '@jahrring/ui/grid';
import { useProjectColumns } from '../project-list/use-project-columns';
import { useProjectList } from '../projects.api';

/** The projects of one customer, on the address's page. */
export function Component({ addressId }: { addressId: string }) {
  const t = useT('projects');
  const list = useListState({ defaultSort: '-number', prefix: 'projects.' });
  const query = useProjectList({ ...list.args, 'filter[addressId]': addressId });
  const columns = useProjectColumns();
  return (
    <DataGrid<ProjectListItem>
      label={t('title.list')}
      columns={columns}
      {...gridOf(t, list, query)}
      rowLabel={(row) => `${row.number} ${row.title}`}
      rowTo={(row) => `/projects/${row.id}/overview`}
      empty={{ title: t('list.emptyTitle') }}
      storageKey="projects.address"
    />
  );
}
