import type { AddressView } from '@jahrring/contracts-addresses';
import type { Format } from '@jahrring/tool-kit';
import type { GridColumn } from '@jahrring/ui/grid';
import { addressOptions } from '../address-options';
import { streetLine } from '../format-address';
import { NameCell } from './address-name-cell';
import type { Translate } from './address-name-cell';

type Column = GridColumn<AddressView>;

const searched = { sortable: true, filter: true } as const;
/** Columns a user may add; cards on narrow screens do without them. */
const extra = { hiddenByDefault: true, card: 'none' } as const;

function mainColumns(t: Translate): Column[] {
  const header = (field: string) => t(`field.${field}`);
  return [
    {
      ...searched,
      id: 'name',
      header: header('name'),
      value: (row) => row.name,
      cell: (row) => <NameCell address={row} t={t} />,
      width: 200,
      grow: 3,
      fixed: true,
      card: 'title',
    },
    {
      ...searched,
      id: 'customerNumber',
      header: t('list.customerNumber'),
      value: (row) => row.customerNumber,
      width: 98,
      grow: 0,
      card: 'badge',
    },
    {
      id: 'street',
      header: header('street'),
      value: streetLine,
      sortable: true,
      width: 124,
      grow: 2,
      card: 'subtitle',
    },
    {
      ...searched,
      id: 'zip',
      header: header('zip'),
      value: (row) => row.zip,
      width: 84,
      grow: 0,
      card: 'none',
    },
    { ...searched, id: 'city', header: header('city'), value: (row) => row.city, width: 115 },
    { id: 'phone', header: header('phone'), value: (row) => row.phone ?? row.mobile, width: 144, grow: 0 },
  ];
}

function extraColumns(t: Translate, format: Format): Column[] {
  const options = addressOptions(t);
  return [
    {
      ...extra,
      id: 'email',
      header: t('field.email'),
      value: (row) => row.email,
      sortable: true,
      width: 200,
    },
    {
      ...extra,
      id: 'country',
      header: t('field.country'),
      value: (row) => t(`country.${row.country}`),
      sortable: true,
      filter: { kind: 'options', options: options.country },
      width: 140,
    },
    {
      ...extra,
      id: 'kind',
      header: t('field.kind'),
      value: (row) => t(`kind.${row.kind}`),
      sortable: true,
      filter: { kind: 'options', options: options.kind },
    },
    {
      ...extra,
      id: 'external',
      header: t('field.external'),
      value: (row) => (row.external ? t('field.external') : ''),
      filter: { kind: 'boolean' },
    },
    {
      ...extra,
      id: 'updatedAt',
      header: t('field.updatedAt'),
      value: (row) => format.dateTime(row.updatedAt),
      sortable: true,
      width: 160,
    },
  ];
}

/** Shows a customer's open amount in the licence's currency. */
function openColumn(t: Translate, format: Format): Column {
  return {
    id: 'openAmount',
    header: t('list.openAmount'),
    value: ({ openAmount }) => (Number(openAmount ?? 0) === 0 ? '' : format.amount(openAmount ?? 0)),
    sortable: true,
    filter: { kind: 'number' },
    align: 'end',
    width: 114,
    grow: 0,
  };
}

/** The list's columns; sort and filter fields are those of the contract's list spec. */
export function addressColumns(t: Translate, format: Format, seesPrices: boolean): Column[] {
  const open = seesPrices ? [openColumn(t, format)] : [];
  return [...mainColumns(t), ...open, ...extraColumns(t, format)];
}
