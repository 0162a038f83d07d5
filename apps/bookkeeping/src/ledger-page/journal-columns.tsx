import { journalSources, type JournalEntryView, type TrialBalance } from '@jahrring/contracts-bookkeeping';
import type { Format, Translate } from '@jahrring/tool-kit';
import type { GridColumn } from '@jahrring/ui/grid';

/** An account by number and name. */
export function accountName({ account, title }: { account: string; title: string | null }): string {
  return [account, title].filter(Boolean).join(' ');
}

/** Accounts of the debits, then those of the credits: `1100 / 2200, 3400`. */
export function accountsOf({ lines }: JournalEntryView): string {
  const side = (isDebit: boolean) =>
    [
      ...new Set(lines.filter(({ debit }) => Number(debit) > 0 === isDebit).map(({ account }) => account)),
    ].join(', ');
  return `${side(true)} / ${side(false)}`;
}

/** The columns of the journal; `accounts` are those to filter by. */
export function journalColumns(
  t: Translate,
  format: Format,
  accounts: TrialBalance['items'],
): GridColumn<JournalEntryView>[] {
  const kinds = journalSources.map((value) => ({ value, label: t(`ledger.source.${value}`) }));
  const options = accounts.map((one) => ({ value: one.account, label: accountName(one) }));
  return [
    {
      id: 'number',
      header: t('ledger.field.number'),
      value: (row) => row.number,
      ...{ align: 'end', sortable: true, fixed: true, width: 84, grow: 0, card: 'none' },
    },
    {
      id: 'bookedOn',
      header: t('ledger.field.bookedOn'),
      value: (row) => format.date(row.bookedOn),
      ...{ sortable: true, filter: { kind: 'date' }, width: 112, grow: 0, card: 'line' },
    },
    {
      id: 'text',
      header: t('ledger.field.text'),
      value: (row) => row.text,
      ...{ filter: true, width: 200, grow: 3, card: 'title' },
    },
    {
      id: 'documentNumber',
      header: t('ledger.field.documentNumber'),
      value: (row) => row.documentNumber ?? '',
      ...{ sortable: true, filter: true, width: 130, grow: 1, card: 'none' },
    },
    {
      id: 'source',
      header: t('ledger.field.source'),
      value: (row) => t(`ledger.source.${row.source}`),
      ...{ filter: { kind: 'options', options: kinds }, width: 130, grow: 0, card: 'line' },
    },
    {
      id: 'account',
      header: t('ledger.field.accounts'),
      value: accountsOf,
      ...{ filter: { kind: 'options', options }, width: 170, grow: 1, card: 'subtitle' },
    },
    {
      id: 'total',
      header: t('ledger.field.total'),
      value: (row) => format.amount(row.total),
      ...{ align: 'end', sortable: true, filter: { kind: 'number' }, width: 116, grow: 0, card: 'badge' },
    },
  ];
}
