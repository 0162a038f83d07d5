import { itemKinds, type OpenItemView } from '@jahrring/contracts-bookkeeping';
import type { Format, Translate } from '@jahrring/tool-kit';
import { Badge } from '@jahrring/ui';
import type { GridColumn } from '@jahrring/ui/grid';
import { alertIcon } from '@jahrring/ui/icons';

/** Returns the name of an item: a bill by its number, a credit from a payment by its day. */
export function itemName(
  item: Pick<OpenItemView, 'kind' | 'number' | 'documentDate'>,
  t: Translate,
  format: Format,
): string {
  return item.kind === 'prepayment'
    ? t('debtor.prepaymentOf', { date: format.date(item.documentDate) })
    : item.number;
}

/** The columns of the list by item. */
export function itemColumns(t: Translate, format: Format): GridColumn<OpenItemView>[] {
  const kinds = itemKinds.map((value) => ({ value, label: t(`debtor.kind.${value}`) }));
  return [
    {
      id: 'number',
      header: t('debtor.field.number'),
      value: (row) => itemName(row, t, format),
      sortable: true,
      filter: true,
      fixed: true,
      width: 140,
      grow: 1,
      card: 'title',
    },
    {
      id: 'addressName',
      header: t('debtor.field.name'),
      value: (row) => row.addressName,
      sortable: true,
      filter: true,
      width: 170,
      grow: 3,
      card: 'subtitle',
    },
    {
      id: 'kind',
      header: t('debtor.field.kind'),
      value: (row) => t(`debtor.kind.${row.kind}`),
      filter: { kind: 'options', options: kinds },
      width: 110,
      grow: 0,
      card: 'none',
      hiddenByDefault: true,
    },
    {
      id: 'documentDate',
      header: t('debtor.field.documentDate'),
      value: (row) => format.date(row.documentDate),
      sortable: true,
      filter: { kind: 'date' },
      width: 108,
      grow: 0,
      card: 'none',
    },
    {
      id: 'dueDate',
      header: t('debtor.field.dueDate'),
      value: (row) => format.date(row.dueDate),
      cell: (row) => <DueCell item={row} t={t} format={format} />,
      sortable: true,
      filter: { kind: 'date' },
      width: 176,
      grow: 0,
    },
    ...amountColumns(t, format),
  ];
}

function amountColumns(t: Translate, format: Format): GridColumn<OpenItemView>[] {
  return (['amount', 'open'] as const).map((id) => ({
    ...{ id, header: t(`debtor.field.${id}`), value: (row) => format.money(row[id], row.currency) },
    ...{ align: 'end', sortable: true, filter: { kind: 'number' }, width: 130, grow: 0 },
    card: id === 'open' ? 'badge' : 'line',
  }));
}

function DueCell({ item, t, format }: { item: OpenItemView; t: Translate; format: Format }) {
  const { overdueDays, dueDate } = item;
  if (overdueDays === 0) return <span>{format.date(dueDate)}</span>;
  return (
    <Badge tone="rot" icon={alertIcon}>
      {t('debtor.overdueDays', { count: overdueDays })}
    </Badge>
  );
}
