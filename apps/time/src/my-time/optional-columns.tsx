import type { EntryView } from '@jahrring/contracts-time';
import type { Format } from '@jahrring/tool-kit';
import type { GridColumn } from '@jahrring/ui/grid';

export type Column = GridColumn<EntryView>;

/** Only for those who see prices. */
export function priceColumn(t: (key: string) => string, format: Format): Column {
  return {
    id: 'unitPrice',
    header: t('field.unitPrice'),
    value: (row) => (row.unitPrice === null ? '' : format.amount(row.unitPrice)),
    width: 110,
    grow: 0,
    align: 'end',
    hiddenByDefault: true,
    card: 'none',
  };
}

/** Returns the column for the distance between a scan and its site; only for those who may see it. */
export function distanceColumn(t: (key: string) => string, format: Format): Column {
  return {
    id: 'scanMetres',
    header: t('field.scanMetres'),
    value: (row) => (row.scanMetres === null ? '' : `${format.number(row.scanMetres)} m`),
    width: 130,
    grow: 0,
    align: 'end',
    hiddenByDefault: true,
    card: 'none',
  };
}
