import { useMemo, useState } from 'react';
import { Button, StatusPill } from '../src/index';
import { DataGrid, type GridColumn, type GridState } from '../src/grid';
import { archiveIcon, downloadIcon, editIcon, trashIcon } from '../src/icons';
import { formatDate, formatNumber } from '../src/input';
import { addresses, type Address } from './data';

const params = new URLSearchParams(location.search);

const columns: GridColumn<Address>[] = [
  {
    id: 'name',
    header: 'Name',
    value: (row) => row.name,
    sortable: true,
    filter: true,
    fixed: true,
    width: 220,
    grow: 2,
  },
  { id: 'town', header: 'Ort', value: (row) => row.town, sortable: true, filter: true, card: 'subtitle' },
  {
    id: 'country',
    header: 'Land',
    value: (row) => row.country,
    filter: {
      kind: 'options',
      options: [
        { value: 'CH', label: 'Schweiz' },
        { value: 'AT', label: 'Österreich' },
        { value: 'LI', label: 'Liechtenstein' },
      ],
    },
    width: 90,
    grow: 0,
  },
  {
    id: 'status',
    header: 'Status',
    value: (row) => row.status.label,
    cell: (row) => <StatusPill {...row.status} />,
    width: 210,
    card: 'line',
  },
  {
    id: 'amount',
    header: 'Umsatz',
    value: (row) => formatNumber(row.amount, 'de-CH', { minDecimals: 2, maxDecimals: 2 }),
    align: 'end',
    sortable: true,
    filter: { kind: 'number' },
    width: 130,
  },
  {
    id: 'since',
    header: 'Kunde seit',
    value: (row) => formatDate(row.since, 'de-CH'),
    align: 'end',
    sortable: true,
    filter: { kind: 'date' },
    width: 120,
  },
];

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
