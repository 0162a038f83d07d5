import type { LotView } from '@jahrring/contracts-timber';
import type { Format, Translate } from '@jahrring/tool-kit';
import type { GridColumn } from '@jahrring/ui/grid';
import { cubic } from '../figures';
import { LotStateBadge } from '../lot-state-badge';
import { timberOptions } from '../timber-options';

/** The list's columns; sort and filter fields are those of the contract's list query. */
export function lotColumns(t: Translate, format: Format): GridColumn<LotView>[] {
  const options = timberOptions(t);
  return [
    {
      id: 'number',
      header: t('lot.field.number'),
      value: (row) => row.number,
      sortable: true,
      width: 90,
      grow: 0,
      fixed: true,
      card: 'line',
    },
    {
      id: 'title',
      header: t('lot.field.title'),
      value: (row) => row.title,
      sortable: true,
      filter: true,
      width: 180,
      grow: 2,
      card: 'title',
    },
    {
      id: 'state',
      header: t('lot.field.state'),
      value: (row) => t(`state.${row.state}`),
      cell: (row) => <LotStateBadge state={row.state} />,
      sortable: true,
      filter: { kind: 'options', options: options.lotState },
      width: 150,
      grow: 0,
      card: 'badge',
    },
    { id: 'place', header: t('place.words'), value: (row) => row.place, width: 160, card: 'subtitle' },
    {
      id: 'stemCount',
      header: t('lot.field.stemCount'),
      value: (row) => (row.kind === 'stems' ? format.number(row.stemCount) : ''),
      sortable: true,
      align: 'end',
      width: 90,
      grow: 0,
      card: 'none',
    },
    {
      id: 'volume',
      header: t('lot.field.volume'),
      value: (row) => cubic(format, row.volume),
      sortable: true,
      filter: { kind: 'number' },
      align: 'end',
      width: 120,
      grow: 0,
      card: 'line',
    },
    {
      id: 'measuredOn',
      header: t('lot.field.measuredOn'),
      value: (row) => format.date(row.measuredOn),
      sortable: true,
      filter: { kind: 'date' },
      width: 120,
      grow: 0,
      card: 'none',
    },
    { id: 'buyer', header: t('lot.field.buyerId'), value: (row) => row.buyerName, width: 150, card: 'none' },
  ];
}
