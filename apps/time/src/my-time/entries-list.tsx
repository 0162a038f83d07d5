import { entryKinds, overviewPermissionOf, ownPermissionOf, type EntryView } from '@jahrring/contracts-time';
import { useAbility, useFormat, useListState, useT } from '@jahrring/tool-kit';
import { gridOf } from '@jahrring/tool-kit/list-grid';
import { Button, useNarrow } from '@jahrring/ui';
import { DataGrid } from '@jahrring/ui/grid';
import { lazy, Suspense, useState, type ComponentProps } from 'react';
import { filterIcon } from '@jahrring/ui/icons';
import { useAmountText } from '../amount-text';
import { BulkMenu, useBulkActions } from '../bulk/bulk-menu';
import { MarkMenu } from '../confirmation/mark-menu';
import { useEntryList } from '../time.api';
import { entryColumns } from './entry-columns';
import { distanceColumn, priceColumn } from './optional-columns';
import { entriesListState } from './export-menu';
import { EntrySums } from './entry-sums';
import './entries-list.css';
import { useEntrySelection } from './use-entry-selection';

const EntryFilters = lazy(async () => ({ default: (await import('./entry-filters')).EntryFilters }));

const filterFields = ['employeeId', 'projectId', 'activityId', 'workDate'] as const;

/** Every entry the reader may see, searched, filtered and exported by the server. */
export function EntriesList() {
  const { can } = useAbility();
  return <EntriesGrid storageKey="time.list" marking={can('tools.timeoverview.confirmation')} />;
}

interface EntriesGridProps {
  /** Narrows the list whatever the reader filters, for example to one project. */
  filter?: Readonly<Record<string, string>>;
  /** Of the parameters in the address, where the page has lists of its own. */
  prefix?: string;
  storageKey: string;
  /** True if entries can be marked. */
  marking?: boolean;
}

export function EntriesGrid({ filter, prefix, storageKey, marking = false }: EntriesGridProps) {
  const t = useT('time');
  const { can } = useAbility();
  const format = useFormat();
  const list = useListState({ ...entriesListState, ...(prefix ? { prefix } : {}) });
  const args = { ...list.args, ...filter };
  const query = useEntryList(args, { refetchOnMountOrArgChange: true });
  const selection = useEntrySelection(args);
  const changing = useBulkActions().length > 0;
  const amountText = useAmountText();
  const kinds = entryKinds.filter((kind) => can(overviewPermissionOf(kind)) || can(ownPermissionOf(kind)));
  const columns = [
    ...entryColumns(t, format, amountText, kinds),
    ...(can('tools.project.showprice') ? [priceColumn(t, format)] : []),
    ...(can('tools.timeoverview.show_scan_distance') ? [distanceColumn(t, format)] : []),
  ];
  return (
    <div className="time-list">
      <FilterPlace list={list} rows={query.data?.items} fixed={filter} />
      <EntrySums args={args} />
      <DataGrid<EntryView>
        label={t('list.title')}
        columns={columns}
        {...gridOf(t, list, query)}
        rowLabel={(row) => `${format.date(row.workDate)} ${row.projectNumber}`}
        rowTo={(row) => `/timetables/edit/${row.id}`}
        searchable
        searchPlaceholder={t('list.search')}
        empty={{ title: t('errors.noEntries') }}
        storageKey={storageKey}
        {...(marking || changing
          ? {
              ...selection.grid,
              bulkActions: (ids: readonly string[]) => (
                <>
                  {changing ? <BulkMenu selection={selection.of(ids)} onDone={selection.clear} /> : null}
                  {marking && !selection.grid.allSelected ? (
                    <MarkMenu selection={{ ids: [...ids] }} text={t('mark.actions')} size="small" />
                  ) : null}
                </>
              ),
            }
          : {})}
      />
    </div>
  );
}

/** On a phone the filters stand behind a button, unless they narrow the list already. */
function FilterPlace(props: ComponentProps<typeof EntryFilters>) {
  const t = useT('time');
  const narrow = useNarrow();
  const [opened, setOpened] = useState(false);
  const used = filterFields.some((field) => props.list.state.filter[field]);
  if (narrow && !opened && !used)
    return (
      <Button icon={filterIcon} onClick={() => setOpened(true)}>
        {t('list.filters')}
      </Button>
    );
  return (
    <Suspense fallback={<div className="time-filters" />}>
      <EntryFilters {...props} />
    </Suspense>
  );
}
