import { costKinds, type CostLineView } from '@jahrring/contracts-projects';
import { type Format, type Translate } from '@jahrring/tool-kit';
import { quantityText } from '@jahrring/tool-kit/quantity-text';
import { Badge } from '@jahrring/ui';
import { type GridColumn } from '@jahrring/ui/grid';

export function costLineColumns(
  t: Translate,
  format: Format,
  withPrices: boolean,
): GridColumn<CostLineView>[] {
  const amount = (value: string | null) => (value === null ? null : format.amount(value));
  const columns: (GridColumn<CostLineView> | false)[] = [
    {
      id: 'day',
      header: t('costs.lines.day'),
      value: (row) => (row.day ? format.date(row.day) : null),
      sortable: true,
      filter: { kind: 'date' },
      width: 110,
      grow: 0,
      card: 'subtitle',
    },
    {
      id: 'kind',
      header: t('costs.lines.kind'),
      value: (row) => t(`costs.kind.${row.kind}`),
      sortable: true,
      filter: {
        kind: 'options',
        options: costKinds.map((value) => ({ value, label: t(`costs.kind.${value}`) })),
      },
      width: 130,
      grow: 0,
    },
    {
      id: 'what',
      header: t('costs.lines.what'),
      value: (row) => [row.objectTitle, row.employeeName].filter(Boolean).join(' · ') || '–',
      width: 220,
      grow: 3,
      card: 'title',
    },
    {
      id: 'quantity',
      header: t('costs.lines.quantity'),
      value: (row) => quantityOf(row, t, format),
      align: 'end',
      width: 120,
      grow: 0,
    },
    {
      id: 'cost',
      header: t('costs.column.cost'),
      value: (row) => amount(row.cost),
      align: 'end',
      width: 110,
      grow: 0,
    },
    withPrices && {
      id: 'value',
      header: t('costs.column.performed'),
      value: (row) => amount(row.value),
      align: 'end',
      width: 110,
      grow: 0,
    },
    {
      id: 'billable',
      header: t('costs.lines.billing'),
      value: (row) => t(`costs.lines.${billingOf(row)}`),
      cell: (row) => (
        <Badge tone={row.billed ? 'wald' : row.billable ? 'bernstein' : 'stein'}>
          {t(`costs.lines.${billingOf(row)}`)}
        </Badge>
      ),
      filter: { kind: 'boolean' },
      width: 150,
      grow: 0,
      card: 'badge',
    },
  ];
  return columns.filter((column) => column !== false);
}

function billingOf({ billed, billable }: CostLineView): 'billed' | 'billable' | 'notBillable' {
  if (billed) return 'billed';
  return billable ? 'billable' : 'notBillable';
}

function quantityOf({ seconds, quantity, unit }: CostLineView, t: Translate, format: Format): string | null {
  if (seconds > 0) return t('overview.hours', { hours: format.hours(seconds) });
  if (quantity === null) return null;
  return quantityText(t, format, quantity, unit);
}
