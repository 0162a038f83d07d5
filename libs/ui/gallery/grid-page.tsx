import { useMemo, useState } from 'react';
import { Button } from '../src/index';
import { DataGrid, type GridState } from '../src/grid';
import { archiveIcon, downloadIcon, editIcon, trashIcon } from '../src/icons';
import { addresses, type Address } from './data';
import { columns } from './grid-columns';

const params = new URLSearchParams(location.search);

/** A status is sorted by its word. */
const textOf = (row: Address, field: keyof Address): string =>
  field === 'status' ? row.status.label : row[field];

function sortRows(rows: Address[], sort: string): Address[] {
  const field = sort.replace('-', '') as keyof Address;
  const sign = sort.startsWith('-') ? -1 : 1;
  const collator = new Intl.Collator('de', { numeric: true });
  return field === ('' as keyof Address)
    ? rows
    : [...rows].sort((a, b) => sign * collator.compare(textOf(a, field), textOf(b, field)));
}

/** The grid over 10 000 rows; the page plays the server. */
export function GridPage() {
  const [state, setState] = useState<GridState>({
    page: 1,
    pageSize: params.get('size') === 'all' ? 'all' : 25,
    sort: 'name',
    search: '',
    filter: params.has('filtered') ? { country: 'CH,AT', since: '2021-01-01..' } : {},
  });
  const [selected, setSelected] = useState<readonly string[]>([]);
  const found = useMemo(() => {
    const text = state.search.toLowerCase();
    const countries = state.filter['country']?.split(',');
    return sortRows(
      addresses.filter(
        (row) => row.name.toLowerCase().includes(text) && (!countries || countries.includes(row.country)),
      ),
      state.sort,
    );
  }, [state.search, state.filter, state.sort]);
  const rows =
    state.pageSize === 'all'
      ? found
      : found.slice((state.page - 1) * state.pageSize, state.page * state.pageSize);
  const mode = params.get('mode');
  return (
    <DataGrid
      label="Adressen"
      columns={columns}
      rows={mode === 'loading' || mode === 'error' ? undefined : mode === 'empty' ? [] : rows}
      total={mode === 'empty' ? 0 : found.length}
      error={mode === 'error' ? 'Die Adressen konnten nicht geladen werden.' : undefined}
      onRetry={() => undefined}
      state={state}
      onStateChange={(patch) => setState((before) => ({ ...before, page: 1, ...patch }))}
      rowTo={(row) => `?page=form#${row.id}`}
      selected={selected}
      onSelectedChange={setSelected}
      bulkActions={() => (
        <Button size="small" icon={archiveIcon}>
          Archivieren
        </Button>
      )}
      rowActions={() => [
        { label: 'Bearbeiten', icon: editIcon },
        { label: 'Löschen', icon: trashIcon, danger: true },
      ]}
      exportSlot={<Button icon={downloadIcon}>CSV</Button>}
      empty={{
        title: 'Noch keine Adressen',
        action: <Button variant="primary">Erste Adresse anlegen</Button>,
      }}
      storageKey="gallery"
    />
  );
}
