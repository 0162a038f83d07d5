import type { AddressView } from '@jahrring/contracts-addresses';
import type { Format } from '@jahrring/tool-kit';
import { Badge, Icon, type GridColumn } from '@jahrring/ui';
import { addressOptions } from '../address-options';
import { streetLine } from '../format-address';

type Translate = (key: string) => string;

/** Name and supplement, with the mark of an address that comes from a directory. */
function NameCell({ address, t }: { address: AddressView; t: Translate }) {
  return (
    <span className="addresses-name">
      <Icon name={address.kind === 'person' ? 'user' : 'building'} size={18} />
      <span className="addresses-name__text">
        {address.name}
        {address.supplement ? <small>{address.supplement}</small> : null}
      </span>
      {address.external ? <Badge icon="lock">{t('field.external')}</Badge> : null}
    </span>
  );
}

/** The list's columns; sort and filter fields are those of the contract's list spec. */
export function addressColumns(t: Translate, format: Format): GridColumn<AddressView>[] {
  const options = addressOptions(t);
  return [
    {
      id: 'name',
      header: t('field.name'),
      value: (row) => row.name,
      cell: (row) => <NameCell address={row} t={t} />,
      sortable: true,
      filter: true,
      width: 240,
      grow: 3,
      fixed: true,
      card: 'title',
    },
    {
      id: 'customerNumber',
      header: t('field.customerNumber'),
      value: (row) => row.customerNumber,
      sortable: true,
      filter: true,
      width: 130,
      grow: 0,
      card: 'badge',
    },
    {
      id: 'street',
      header: t('field.street'),
      value: streetLine,
      sortable: true,
      width: 170,
      grow: 2,
      card: 'subtitle',
    },
    {
      id: 'zip',
      header: t('field.zip'),
      value: (row) => row.zip,
      sortable: true,
      filter: true,
      width: 80,
      grow: 0,
      card: 'none',
    },
    {
      id: 'city',
      header: t('field.city'),
      value: (row) => row.city,
      sortable: true,
      filter: true,
      width: 140,
      grow: 1,
    },
    {
      id: 'country',
      header: t('field.country'),
      value: (row) => t(`country.${row.country}`),
      sortable: true,
      filter: { kind: 'options', options: options.country },
      width: 120,
      hiddenByDefault: true,
      card: 'none',
    },
    {
      id: 'phone',
      header: t('field.phone'),
      value: (row) => row.phone ?? row.mobile,
      width: 160,
      grow: 0,
    },
    {
      id: 'email',
      header: t('field.email'),
      value: (row) => row.email,
      sortable: true,
      width: 200,
      grow: 1,
      card: 'none',
    },
    {
      id: 'kind',
      header: t('field.kind'),
      value: (row) => t(`kind.${row.kind}`),
      sortable: true,
      filter: { kind: 'options', options: options.kind },
      hiddenByDefault: true,
      card: 'none',
    },
    {
      id: 'external',
      header: t('field.external'),
      value: (row) => (row.external ? t('field.external') : ''),
      filter: { kind: 'boolean' },
      hiddenByDefault: true,
      card: 'none',
    },
    {
      id: 'updatedAt',
      header: t('field.updatedAt'),
      value: (row) => format.dateTime(row.updatedAt),
      sortable: true,
      width: 150,
      hiddenByDefault: true,
      card: 'none',
    },
  ];
}
