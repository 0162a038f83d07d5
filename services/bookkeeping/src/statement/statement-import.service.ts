import { createHash } from 'node:crypto';
import { bookkeepingErrors } from '@jahrring/contracts-bookkeeping';
import type { StatementImported } from '@jahrring/contracts-bookkeeping';
import { newId } from '@jahrring/contracts-common';
import { AppError, Database, groupBy } from '@jahrring/service-kit';
import type { RequestContext, Upload } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { LedgerService } from '../ledger';
import { fromCents, toCents } from '../money';
import { readStatementFile, StatementFileError } from '../statement-file';
import type { Statement, StatementRow } from '../statement-file';
import { CertainLines } from './certain-lines';
import { StatementLineEntity } from './statement-line.entity';
import { toStatementView } from './statement.mapper';
import { StatementLineRepository, StatementRepository } from './statement.repositories';
import type { StatementEntity } from './statement.entity';

type Imported = StatementImported['statements'][number];

const perInsert = 500;

/** Takes over statements of the bank: each movement once, whatever file tells it, and how often. */
@Injectable()
export class StatementImportService {
  constructor(
    private readonly db: Database,
    private readonly ledger: LedgerService,
    private readonly statements: StatementRepository,
    private readonly lines: StatementLineRepository,
    private readonly certain: CertainLines,
  ) {}

  /**
   * Reads a file and takes over all of its statements or none.
   *
   * @throws STATEMENT_UNREADABLE
   */
  async import(ctx: RequestContext, file: Upload): Promise<StatementImported> {
    const read = await readFile(file);
    const statements = await this.db.tx(ctx, async (tx) => {
      await this.ledger.lock(tx);
      const imported: Imported[] = [];
      for (const statement of read)
        imported.push(await this.take(tx, statement, file.filename.slice(0, 255)));
      return imported;
    });
    return { statements, booked: await this.certain.book(ctx) };
  }

  private async take(tx: RequestContext, read: Statement, fileName: string): Promise<Imported> {
    const name = {
      ...{ kind: read.kind, id: read.id, page: read.page, sequence: read.sequence ?? '' },
      account: read.account.iban ?? read.account.other ?? '',
    };
    const before = await this.statements.ofName(tx, name);
    const contentHash = hashOf(read);
    if (before?.contentHash === contentHash) {
      return {
        statement: await this.view(tx, before),
        outcome: 'known',
        added: 0,
        known: read.rows.length,
        missing: 0,
      };
    }
    const values = { ...valuesOf(read), contentHash, fileName };
    const { id: statementId, ...rest } = name;
    const statement = before
      ? await this.statements.update(tx, before.id, before.version, values)
      : await this.statements.insert(tx, { id: newId(), ...rest, statementId, ...values });
    const added = await this.addLines(tx, statement, read.rows);
    const missing = before ? await this.missingOf(tx, before, read.rows) : 0;
    const outcome = before ? 'amended' : 'new';
    return {
      statement: await this.view(tx, statement),
      outcome,
      added,
      known: read.rows.length - added,
      missing,
    };
  }

  /** Adds the rows that no file has told yet, and returns how many. */
  private async addLines(
    tx: RequestContext,
    statement: StatementEntity,
    rows: readonly StatementRow[],
  ): Promise<number> {
    const keys = new Set(rows.map(({ key }) => key));
    const known = new Set((await this.lines.ofKeys(tx, [...keys])).map(({ lineKey }) => lineKey));
    const fresh = groupBy(
      rows.filter(({ key }) => !known.has(key)),
      ({ entryKey }) => entryKey,
    );
    const told = groupBy(await this.lines.ofEntries(tx, [...fresh.keys()]), ({ entryKey }) => entryKey);
    const values: NewLine[] = [];
    for (const [entryKey, entry] of fresh) {
      const before = (told.get(entryKey) ?? []).filter(({ lineKey }) => !keys.has(lineKey));
      const isRepeated = before.length > 0 && !givesWay(before, entry);
      if (!isRepeated) await this.supersede(tx, before);
      values.push(...entry.map((row) => toLine(statement, row, isRepeated ? 'repeated' : 'open')));
    }
    for (let from = 0; from < values.length; from += perInsert) {
      await this.lines.insertMany(tx, values.slice(from, from + perInsert));
    }
    return values.length;
  }

  private async supersede(tx: RequestContext, lines: readonly StatementLineEntity[]): Promise<void> {
    for (const { id, version, state } of lines) {
      if (state !== 'repeated') await this.lines.update(tx, id, version, { state: 'repeated' });
    }
  }

  private async missingOf(
    tx: RequestContext,
    before: StatementEntity,
    rows: readonly StatementRow[],
  ): Promise<number> {
    const told = new Set(rows.map(({ key }) => key));
    return (await this.lines.ofStatements(tx, [before.id])).filter(({ lineKey }) => !told.has(lineKey))
      .length;
  }

  private async view(tx: RequestContext, statement: StatementEntity) {
    const lines = await this.lines.ofStatements(tx, [statement.id]);
    return toStatementView(statement, lines.filter(({ state }) => state === 'open').length);
  }
}

async function readFile(file: Upload): Promise<Statement[]> {
  try {
    return await readStatementFile(file.open());
  } catch (error) {
    if (!(error instanceof StatementFileError)) throw error;
    const { fault: reason, entry, element } = error;
    throw new AppError(
      bookkeepingErrors,
      'STATEMENT_UNREADABLE',
      { reason, entry, element },
      { cause: error },
    );
  }
}

/** What was said of an entry before gives way to what says it by more transactions, unless some of it was booked. */
function givesWay(before: readonly StatementLineEntity[], now: readonly StatementRow[]): boolean {
  return before.every(({ state }) => state !== 'booked') && now.length > before.length;
}

type NewLine = ReturnType<typeof toLine>;

function toLine(statement: StatementEntity, row: StatementRow, state: 'open' | 'repeated') {
  const { key: lineKey, entryKey, bookedOn, valueOn, direction, amount, currency } = row;
  const charges = row.charges.filter(({ included }) => included).map((charge) => toCents(charge.amount));
  return {
    ...{ id: newId(), statementUid: statement.id, account: statement.account, lineKey, entryKey },
    ...{ bookedOn, valueOn, direction, amount, currency, reference: row.reference },
    charges: fromCents(charges.reduce((sum, charge) => sum + charge, 0n)),
    ...{
      endToEndId: row.endToEndId?.slice(0, 35) ?? null,
      bankReference: row.bankReference?.slice(0, 35) ?? null,
    },
    ...{ counterpartyName: row.counterpartyName, counterpartyIban: row.counterpartyIban, text: row.text },
    ...{ reversal: row.reversal, returnReason: row.returnReason, state },
    ...{ paymentId: null, addressId: null, bookings: 0 },
  };
}

const opens = new Set(['OPBD', 'PRCD']);

function valuesOf(read: Statement) {
  const balance = (isWanted: (code: string) => boolean) =>
    read.balances.find(({ code, intermediate }) => isWanted(code) && !intermediate)?.amount ?? null;
  const opening = balance((code) => opens.has(code));
  const closing = balance((code) => code === 'CLBD');
  const currency = read.account.currency ?? read.balances[0]?.currency ?? read.rows[0]?.currency ?? '';
  return {
    ...{
      fromDay: read.from,
      toDay: read.to ?? lastDayOf(read),
      currency: currency.slice(0, 3),
      opening,
      closing,
    },
    difference:
      opening === null || closing === null
        ? null
        : fromCents(toCents(closing) - toCents(opening) - netOf(read)),
    ...{ lineCount: read.rows.length, leftOut: read.leftOut.slice(0, 1_000) },
  };
}

function netOf({ rows }: Statement): bigint {
  return rows.reduce(
    (sum, { direction, amount }) => sum + (direction === 'in' ? 1n : -1n) * toCents(amount),
    0n,
  );
}

function lastDayOf({ rows }: Statement): string | null {
  return rows.reduce<string | null>(
    (last, { bookedOn }) => (last === null || bookedOn > last ? bookedOn : last),
    null,
  );
}

function hashOf({ balances, rows, leftOut }: Statement): string {
  return createHash('sha256')
    .update(JSON.stringify([balances, rows, leftOut]))
    .digest('hex');
}
