import type {
  AccountSheet,
  AccountSheetQuery,
  JournalEntryView,
  JournalLineView,
  TrialBalance,
  TrialBalanceQuery,
} from '@jahrring/contracts-bookkeeping';
import type { ListQuery } from '@jahrring/contracts-common';
import { ListExport, listColumns } from '@jahrring/service-kit';
import type { ColumnKind, ExportFormat, RequestContext } from '@jahrring/service-kit';
import { Injectable, type StreamableFile } from '@nestjs/common';
import { serviceTexts } from '../i18n';
import { LedgerReader } from './ledger.reader';

const journalFields = [
  ...(['entry', 'bookedOn', 'documentDate', 'documentNumber', 'text', 'account', 'debit', 'credit'] as const),
  ...(['currency', 'foreignAmount', 'vatKey', 'vatRate', 'vatBase', 'costCentre'] as const),
] as const;
const balanceFields = ['account', 'title', 'opening', 'debit', 'credit', 'balance'] as const;
const sheetFields = ['bookedOn', 'entry', 'documentNumber', 'text', 'debit', 'credit', 'balance'] as const;
type Field = (typeof journalFields)[number] | (typeof balanceFields)[number] | (typeof sheetFields)[number];

const kinds: Partial<Record<Field, ColumnKind>> = {
  ...({
    entry: 'number',
    vatRate: 'number',
    bookedOn: 'date',
    documentDate: 'date',
    debit: 'money',
    credit: 'money',
  } as const),
  ...({ foreignAmount: 'money', vatBase: 'money', opening: 'money', balance: 'money' } as const),
};

type JournalRow = JournalEntryView & JournalLineView;

/** Journal, balances and sheets of accounts as files. Each export leaves an entry in the audit trail. */
@Injectable()
export class LedgerExportService {
  constructor(
    private readonly reader: LedgerReader,
    private readonly exports: ListExport,
  ) {}

  /** A row for each line of the entries. */
  async journal(ctx: RequestContext, format: ExportFormat, query: ListQuery): Promise<StreamableFile> {
    const texts = serviceTexts.in(ctx.locale).ledger;
    const { items, total } = await this.reader.journal(ctx, { ...query, page: 1, pageSize: 'all' });
    const columns = listColumns(journalFields, {
      ...{ titles: texts.column, kinds },
      cell: (row: JournalRow, field) => (field === 'entry' ? row.number : row[field]),
    });
    const list = { sheet: texts.journal, entity: 'journalEntry', columns, items: rowsOf(items), total };
    return this.exports.write(ctx, format, list);
  }

  async trialBalance(
    ctx: RequestContext,
    format: ExportFormat,
    query: TrialBalanceQuery,
  ): Promise<StreamableFile> {
    const texts = serviceTexts.in(ctx.locale).ledger;
    const { items } = await this.reader.trialBalance(ctx, query);
    const columns = listColumns(balanceFields, {
      ...{ titles: texts.column, kinds },
      cell: (row: TrialBalance['items'][number], field) => row[field],
    });
    const list = { sheet: texts.trialBalance, entity: 'journalEntry', columns, items, total: items.length };
    return this.exports.write(ctx, format, list);
  }

  /** The sheet of an account; its first row is what was carried over. */
  async sheet(
    ctx: RequestContext,
    format: ExportFormat,
    { account, ...query }: AccountSheetQuery & { account: string },
  ): Promise<StreamableFile> {
    const texts = serviceTexts.in(ctx.locale).ledger;
    const { items, opening, total } = await this.reader.sheet(ctx, account, { ...query, pageSize: 'all' });
    const columns = listColumns(sheetFields, {
      ...{ titles: texts.column, kinds },
      cell: (row: SheetRow, field) => (field === 'entry' ? row.number : row[field]),
    });
    const carried = {
      ...{ bookedOn: query.from ?? null, number: null, documentNumber: null, text: texts.carried },
      ...{ debit: null, credit: null, balance: opening },
    };
    return this.exports.write(ctx, format, {
      ...{ sheet: `${texts.sheet} ${account}`, entity: 'journalEntry', columns, total },
      items: query.from === undefined ? items : [carried, ...items],
    });
  }
}

type Fields = 'bookedOn' | 'number' | 'documentNumber' | 'text' | 'debit' | 'credit' | 'balance';
type SheetRow = { [F in Fields]: AccountSheet['items'][number][F] | null };

async function* rowsOf(
  entries: JournalEntryView[] | AsyncIterable<JournalEntryView>,
): AsyncGenerator<JournalRow> {
  for await (const entry of entries) for (const line of entry.lines) yield { ...entry, ...line };
}
