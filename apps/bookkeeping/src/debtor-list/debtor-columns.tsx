import { overdueSpans, type DebtorRow } from '@jahrring/contracts-bookkeeping';
import type { Format, Translate } from '@jahrring/tool-kit';
import { Badge, Icon, Tooltip, VisuallyHidden, type IconSource } from '@jahrring/ui';
import type { GridColumn } from '@jahrring/ui/grid';
import { alertIcon, banIcon } from '@jahrring/ui/icons';
import { levelTones } from '../dunning-page/level-tones';
import './debtor-columns.css';

type Sum = 'open' | 'overdue' | 'credit';

/** The columns of the list by customer; amounts are in the licence's currency. */
export function debtorColumns(t: Translate, format: Format): GridColumn<DebtorRow>[] {
  const figure = (amount: string) => (Number(amount) === 0 ? '–' : format.amount(amount));
  const sum = (id: Sum, width: number): GridColumn<DebtorRow> => ({
    ...{ id, header: t(`debtor.field.${id}`), value: (row) => figure(row[id]) },
    ...{ align: 'end', sortable: true, width, grow: 0 },
  });
  return [
    {
      id: 'name',
      header: t('debtor.field.name'),
      value: (row) => row.name,
      cell: (row) => <NameCell row={row} t={t} />,
      sortable: true,
      fixed: true,
      width: 150,
      grow: 3,
      card: 'title',
    },
    sum('open', 104),
    sum('overdue', 116),
    ...overdueSpans.map((_, index): GridColumn<DebtorRow> => ({
      id: `span${index}`,
      header: t(`debtor.span.${index}`),
      value: (row) => figure(row.spans[index] ?? '0'),
      align: 'end',
      // Room for six digits before the point.
      width: 108,
      grow: 0,
      card: 'none',
    })),
    sum('credit', 108),
    ...standingColumns(t, format),
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

/** Level of dunning, what holds letters back, and the credit limit. */
function standingColumns(t: Translate, format: Format): GridColumn<DebtorRow>[] {
  return [
    {
      id: 'dunningLevel',
      header: t('debtor.field.dunningLevel'),
      value: (row) => [levelOf(row, t), blockOf(row, t)].filter(Boolean).join(', '),
      cell: (row) => <DunningCell row={row} t={t} />,
      ...{ width: 104, grow: 0, card: 'line' },
    },
    {
      id: 'block',
      header: t('debtor.field.block'),
      value: (row) => blockOf(row, t),
      ...{ width: 140, grow: 0, card: 'none', hiddenByDefault: true },
    },
    {
      id: 'creditLimit',
      header: t('debtor.field.creditLimit'),
      value: (row) => (row.creditLimit === null ? '' : format.amount(row.creditLimit)),
      ...{ align: 'end', width: 120, grow: 0, card: 'none', hiddenByDefault: true },
    },
  ];
}

function levelOf({ dunningLevel }: DebtorRow, t: Translate): string {
  return dunningLevel === 0 ? '' : t('debtor.level', { level: dunningLevel });
}

function blockOf({ block }: DebtorRow, t: Translate): string {
  return block === null ? '' : t(`dunning.rule.${block}`);
}

function DunningCell({ row, t }: { row: DebtorRow; t: Translate }) {
  const level = ([1, 2, 3] as const).find((one) => one === row.dunningLevel);
  return (
    <span className="debtor-standing">
      {level === undefined ? null : <Badge tone={levelTones[level]}>{levelOf(row, t)}</Badge>}
      {row.block === null ? null : <Mark icon={banIcon} text={blockOf(row, t)} />}
    </span>
  );
}

function NameCell({ row, t }: { row: DebtorRow; t: Translate }) {
  return (
    <span className="debtor-standing">
      {row.exceedsLimit ? <Mark icon={alertIcon} text={t('debtor.limit.above')} /> : null}
      <span className="debtor-standing__name">{row.name}</span>
    </span>
  );
}

/** A sign with its words in a hint. */
function Mark({ icon, text }: { icon: IconSource; text: string }) {
  return (
    <Tooltip text={text}>
      <span className="debtor-standing__mark">
        <Icon name={icon} size={16} />
        <VisuallyHidden>{text}</VisuallyHidden>
      </span>
    </Tooltip>
  );
}
