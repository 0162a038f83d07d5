import { problemText, useExtraColumns, useFormat, useListState, useT } from '@jahrring/tool-kit';
import { DataGrid } from '@jahrring/ui/grid';
import { useMemo, useState } from 'react';
import { useEmployeeList } from '../admin.api';
import { BulkActions } from './bulk-actions';
import { employeeColumns } from './employee-columns';
import type { EmployeeRow, EmployeeScope } from './employee-scope';

/** The people of a licence. */
export function EmployeeGrid({ scope }: { scope: EmployeeScope }) {
  const t = useT('admin');
  const format = useFormat();
  const list = useListState({ defaultSort: 'lastName,firstName' });
  const query = useEmployeeList({ base: scope.base, args: list.args }, { refetchOnMountOrArgChange: true });
  const extra = useExtraColumns<EmployeeRow>('employee');
  const columns = useMemo(
    // The fields are those of one's own licence.
    () => [...employeeColumns(t, format), ...(scope.own ? extra : [])],
    [t, format, extra, scope.own],
  );
  const [selected, setSelected] = useState<readonly string[]>([]);
  const rows = query.data?.items;
  return (
    <DataGrid<EmployeeRow>
      label={t('title.employees')}
      columns={columns}
      rows={rows}
      total={query.data?.total}
      rowLabel={(row) => row.name}
      state={list.state}
      onStateChange={list.set}
      loading={query.isFetching}
      error={query.error ? problemText(t, query.error) : undefined}
      onRetry={() => void query.refetch()}
      rowTo={(row) => scope.tabPath(row.id, 'personal')}
      isMuted={(row) => !row.active}
      {...(scope.own ? { selected, onSelectedChange: setSelected } : {})}
      bulkActions={(ids) => (
        <BulkActions scope={scope} rows={rows ?? []} ids={ids} onDone={() => setSelected([])} />
      )}
      searchable
      searchPlaceholder={t('hr.search')}
      empty={{ title: t('employee.emptyTitle'), text: t('employee.emptyText') }}
      storageKey="admin.employees"
    />
  );
}
