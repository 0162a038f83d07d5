import { statementLimits } from '@jahrring/contracts-bookkeeping';
import type { ImportedFile } from '@jahrring/contracts-bookkeeping';
import { newId } from '@jahrring/contracts-common';
import { Clock, groupBy } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { Statement, StatementRow } from '../statement-file';
import type { StatementLineEntity } from './statement-line.entity';
import { hashOf, toLine, toNamed, valuesOf } from './statement-values';
import type { NewLine } from './statement-values';
import { toStatementView } from './statement.mapper';
import { StatementLineRepository, StatementRepository } from './statement.repositories';
import type { StatementEntity } from './statement.entity';

type Imported = ImportedFile['statements'][number];

/** The file as the bank gave it, kept for ten years as a receipt of what was booked. */
interface OriginalFile {
  id: string;
  name: string;
}

const perInsert = 500;

/** Takes over statements of the bank: each movement once, whatever file tells it, and how often. */
@Injectable()
export class StatementRecorder {
  constructor(
    private readonly clock: Clock,
    private readonly statements: StatementRepository,
    private readonly lines: StatementLineRepository,
  ) {}

  /** Takes over a statement in the caller's transaction, which holds the ledger's lock. */
  async record(tx: RequestContext, read: Statement, file: OriginalFile): Promise<Imported> {
    const name = {
      ...{ kind: read.kind, id: read.id, page: read.page, sequence: read.sequence ?? '' },
      account: read.account.iban ?? read.account.other ?? '',
    };
    const contentHash = hashOf(read);
    const before = await this.statements.ofName(tx, name);
    if (before?.contentHash === contentHash) return this.toImported(tx, before, read, 'known');
    const values = { ...valuesOf(read), contentHash, fileName: file.name.slice(0, 255), fileId: file.id };
    if (before) return this.amend(tx, before, read, values);
    const { id: statementId, ...rest } = name;
    const statement = await this.statements.insert(tx, {
      ...{ id: newId(), ...rest, statementId, ...values, amendment: null },
    });
    return this.toImported(tx, statement, read, 'new', await this.addLines(tx, statement, read.rows));
  }

  private async amend(
    tx: RequestContext,
    before: StatementEntity,
    read: Statement,
    values: ReturnType<typeof valuesOf>,
  ): Promise<Imported> {
    const told = new Set(read.rows.map(({ key }) => key));
    const missing = (await this.lines.ofStatements(tx, [before.id])).filter(
      ({ lineKey }) => !told.has(lineKey),
    );
    const added = await this.addLines(tx, before, read.rows);
    const amendment = {
      on: this.clock.now().toISOString(),
      ...{ opening: before.opening, closing: before.closing },
      ...{ addedCount: added.length, added: added.slice(0, statementLimits.named).map(toNamed) },
      ...{ missingCount: missing.length, missing: missing.slice(0, statementLimits.named).map(toNamed) },
    };
    const statement = await this.statements.update(tx, before.id, before.version, { ...values, amendment });
    return this.toImported(tx, statement, read, 'amended', added, missing.length);
  }

  /** Adds the rows that no file has told yet, and returns them. */
  private async addLines(
    tx: RequestContext,
    statement: StatementEntity,
    rows: readonly StatementRow[],
  ): Promise<NewLine[]> {
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
    return values;
  }

  private async supersede(tx: RequestContext, lines: readonly StatementLineEntity[]): Promise<void> {
    for (const { id, version, state } of lines) {
      if (state !== 'repeated') await this.lines.update(tx, id, version, { state: 'repeated' });
    }
  }

  private async toImported(
    tx: RequestContext,
    statement: StatementEntity,
    { rows }: Statement,
    outcome: Imported['outcome'],
    added: readonly NewLine[] = [],
    missing = 0,
  ): Promise<Imported> {
    const open = await this.lines.openCounts(tx, [statement.id]);
    const view = toStatementView(statement, open.get(statement.id) ?? 0);
    return {
      statement: { ...view, leftOut: view.leftOut.slice(0, statementLimits.named) },
      ...{ outcome, added: added.length, known: rows.length - added.length, missing },
    };
  }
}

/**
 * Returns true if an entry's earlier lines are replaced by a version with more transactions: only if none of them was
 * booked.
 */
function givesWay(before: readonly StatementLineEntity[], now: readonly StatementRow[]): boolean {
  return before.every(({ state }) => state !== 'booked') && now.length > before.length;
}
