import { StatusPill } from '../src/index';
import { type GridColumn } from '../src/grid';
import { formatDate, formatNumber } from '../src/input';
import { type Address } from './data';

export const columns: GridColumn<Address>[] = [
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
