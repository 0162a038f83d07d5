import type { LicenceView } from '@jahrring/contracts-admin';
import type { Format } from '@jahrring/tool-kit';
import type { GridColumn } from '@jahrring/ui/grid';
import { SeatsCell } from '../licence/seats';
import { LicenceStateBadge } from '../licence/state-badge';
import { adminOptions, type Translate } from '../options';

/** The list's columns; sort and filter fields are those of the contract's list spec. */
export function licenceColumns(t: Translate, format: Format): GridColumn<LicenceView>[] {
  const options = adminOptions(t);
  return [
    {
      id: 'name',
      header: t('field.licenceName'),
      value: (row) => row.name,
      sortable: true,
      width: 220,
      grow: 3,
      fixed: true,
      card: 'title',
    },
    {
      id: 'state',
      header: t('field.state'),
      value: (row) => t(`licenceState.${row.state}`),
      cell: (row) => <LicenceStateBadge state={row.state} />,
      sortable: true,
      filter: { kind: 'options', options: options.licenceState },
      width: 190,
      grow: 0,
      card: 'badge',
    },
    {
      id: 'type',
      header: t('field.type'),
      value: (row) => t(`licenceType.${row.type}`),
      sortable: true,
      filter: { kind: 'options', options: options.licenceType },
      width: 140,
      card: 'subtitle',
    },
    {
      id: 'seats',
      header: t('licence.seats'),
      value: (row) => row.activeUsers,
      cell: (row) => <SeatsCell {...row} />,
      width: 150,
      grow: 0,
    },
    {
      id: 'city',
      header: t('field.city'),
      value: (row) => [row.zip, row.city].filter(Boolean).join(' '),
      width: 160,
    },
    {
      id: 'startsOn',
      header: t('field.startsOn'),
      value: (row) => format.date(row.startsOn),
      sortable: true,
      filter: { kind: 'date' },
      width: 120,
      grow: 0,
      card: 'none',
    },
  ];
}
