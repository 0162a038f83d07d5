import type { StemView } from '@jahrring/contracts-timber';
import type { Format, Translate } from '@jahrring/tool-kit';
import type { GridColumn } from '@jahrring/ui/grid';
import { cubic, metres } from '../figures';
import { timberOptions } from '../timber-options';

/** The list's columns; sort and filter fields are those of the contract's list query. */
export function stemColumns(t: Translate, format: Format): GridColumn<StemView>[] {
  const options = timberOptions(t);
  return [
    {
      id: 'title',
      header: t('stem.field.title'),
      value: (row) => row.title,
      sortable: true,
      filter: true,
      width: 100,
      fixed: true,
      card: 'title',
    },
    {
      id: 'species',
      header: t('stem.field.species'),
      value: (row) => t(`species.${row.species}`),
      sortable: true,
      filter: { kind: 'options', options: options.species },
      width: 120,
      card: 'subtitle',
    },
    {
      id: 'assortment',
      header: t('stem.field.assortment'),
      value: (row) => [row.assortment, row.thicknessClass, row.quality].filter(Boolean).join(' '),
      sortable: true,
      filter: true,
      width: 120,
      card: 'line',
    },
    {
      id: 'lengthCm',
      header: t('stem.field.lengthCm'),
      value: (row) => metres(format, row.lengthCm),
      sortable: true,
      align: 'end',
      width: 90,
      grow: 0,
      card: 'line',
    },
    {
      id: 'diameterCm',
      header: t('stem.field.diameterCm'),
      value: (row) => `${row.diameterCm} cm`,
      sortable: true,
      align: 'end',
      width: 110,
      grow: 0,
      card: 'line',
    },
    {
      id: 'volume',
      header: t('stem.field.volume'),
      value: (row) => cubic(format, row.volume),
      sortable: true,
      align: 'end',
      width: 110,
      grow: 0,
      card: 'badge',
    },
    {
      id: 'measuredOn',
      header: t('stem.field.measuredOn'),
      value: (row) => format.date(row.measuredOn),
      sortable: true,
      filter: { kind: 'date' },
      width: 120,
      grow: 0,
      card: 'none',
    },
  ];
}
