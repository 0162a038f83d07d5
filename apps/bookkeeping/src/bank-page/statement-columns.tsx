import type { StatementView } from '@jahrring/contracts-bookkeeping';
import { isIban, spacedIban } from '@jahrring/contracts-common';
import type { Format, Translate } from '@jahrring/tool-kit';
import { Badge } from '@jahrring/ui';
import type { GridColumn } from '@jahrring/ui/grid';
import { alertIcon } from '@jahrring/ui/icons';

/** A statement by its days: one, or from the first to the last. */
export function statementName({ from, to, statementId }: StatementView, format: Format): string {
  if (to === null) return statementId;
  return from === null || from === to ? format.date(to) : `${format.date(from)} – ${format.date(to)}`;
}

/** Returns the problems of a statement, in a word each. */
export function hintsOf(statement: StatementView, t: Translate): string[] {
  const { gap, difference, amendment, leftOut } = statement;
  return [
    gap !== null && t('bank.hint.gap'),
    Number(difference ?? 0) !== 0 && t('bank.hint.difference'),
    amendment !== null && t('bank.hint.amended'),
    leftOut.length > 0 && t('bank.hint.leftOut', { count: leftOut.length }),
  ].filter((hint) => hint !== false);
}

export function statementColumns(t: Translate, format: Format): GridColumn<StatementView>[] {
  return [
    {
      id: 'to',
      header: t('bank.field.days'),
      value: (row) => statementName(row, format),
      ...{ sortable: true, filter: { kind: 'date' }, fixed: true, width: 130, grow: 1, card: 'title' },
    },
    {
      id: 'hints',
      header: t('bank.field.hints'),
      value: (row) => hintsOf(row, t).join(', '),
      cell: (row) => (
        <span className="bank-hints">
          {hintsOf(row, t).map((hint) => (
            <Badge key={hint} tone="bernstein" icon={alertIcon}>
              {hint}
            </Badge>
          ))}
        </span>
      ),
      ...{ width: 200, grow: 3, card: 'line' },
    },
    {
      id: 'account',
      header: t('bank.field.account'),
      value: (row) => (isIban(row.account) ? spacedIban(row.account) : row.account),
      ...{ sortable: true, filter: true, width: 225, grow: 0, card: 'subtitle' },
    },
    {
      id: 'kind',
      header: t('bank.field.kind'),
      value: (row) => t(`bank.kind.${row.kind}`),
      filter: {
        kind: 'options',
        options: (['statement', 'notification'] as const).map((value) => ({
          value,
          label: t(`bank.kind.${value}`),
        })),
      },
      ...{ width: 110, grow: 0, card: 'none', hiddenByDefault: true },
    },
    ...(['opening', 'closing'] as const).map((id): GridColumn<StatementView> => ({
      ...{ id, header: t(`bank.field.${id}`), align: 'end', width: 115, grow: 0 },
      value: (row) => (row[id] === null ? '' : format.money(row[id], row.currency)),
    })),
    {
      id: 'lines',
      header: t('bank.field.lines'),
      value: (row) =>
        row.openCount > 0
          ? t('bank.statement.open', { count: row.lineCount, open: row.openCount })
          : format.number(row.lineCount),
      ...{ align: 'end', width: 110, grow: 0 },
    },
  ];
}
