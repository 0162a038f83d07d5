import { overdueSpans, type DebtorRow } from '@jahrring/contracts-bookkeeping';
import type { Format, Translate } from '@jahrring/tool-kit';
import type { GridColumn } from '@jahrring/ui/grid';

type Sum = 'open' | 'overdue' | 'credit';

/** The columns of the list by customer; amounts are in the licence's currency. */
export function debtorColumns(t: Translate, format: Format): GridColumn<DebtorRow>[] {
  const figure = (amount: string) => (Number(amount) === 0 ? '–' : format.amount(amount));
  const sum = (id: Sum): GridColumn<DebtorRow> => ({
    ...{ id, header: t(`debtor.field.${id}`), value: (row) => figure(row[id]) },
    ...{ align: 'end', sortable: true, width: 112, grow: 0 },
  });
  return [
    {
      id: 'name',
      header: t('debtor.field.name'),
      value: (row) => row.name,
      sortable: true,
      fixed: true,
      width: 190,
      grow: 3,
      card: 'title',
    },
    sum('open'),
    sum('overdue'),
    ...overdueSpans.map((_, index): GridColumn<DebtorRow> => ({
      id: `span${index}`,
      header: t(`debtor.span.${index}`),
      value: (row) => figure(row.spans[index] ?? '0'),
      align: 'end',
      width: 104,
      grow: 0,
      card: 'none',
    })),
    sum('credit'),
    {
      id: 'oldestDueDate',
      header: t('debtor.field.oldestDueDate'),
      value: (row) => (row.oldestDueDate ? format.date(row.oldestDueDate) : '–'),
      sortable: true,
      width: 120,
      grow: 0,
      card: 'none',
      hiddenByDefault: true,
    },
  ];
}
