import type { ObjectLiteral } from 'typeorm';
import type { RowMapper } from './row-mapper';
import type { Statement } from './statement';

/** More is written at once: it would make one packet too large. */
const mostRows = 100;
const mostCharacters = 500_000;

/**
 * Rows and statements of one transaction that nothing in it reads, such as its audit trail and its events: they go to the
 * database together with the commit, all rows of a table in one statement.
 */
export class LastWrites {
  private readonly rows = new Map<RowMapper<ObjectLiteral>, Map<string, unknown[][]>>();
  private readonly statements: Statement[] = [];
  private count = 0;
  private characters = 0;

  /** `ending` follows the rows in their statement. */
  addRows<E extends ObjectLiteral>(mapper: RowMapper<E>, entities: readonly E[], ending: string): void {
    const key = mapper as unknown as RowMapper<ObjectLiteral>;
    const ofTable = this.rows.get(key) ?? new Map<string, unknown[][]>();
    this.rows.set(key, ofTable);
    const rows = ofTable.get(ending) ?? [];
    ofTable.set(ending, rows);
    for (const entity of entities) rows.push(this.measured(mapper.valuesOf(entity)));
  }

  /** Runs after all rows. */
  addStatement({ sql, values }: Statement): void {
    this.statements.push({ sql, values: this.measured(values) });
  }

  get isFull(): boolean {
    return this.count > mostRows || this.characters > mostCharacters;
  }

  /** Returns the statements in the order of what was added; they are kept no longer. */
  take(): Statement[] {
    const inserts = [...this.rows].flatMap(([mapper, ofTable]) =>
      [...ofTable].flatMap(([ending, rows]) => mapper.insertsOf(rows, ending)),
    );
    const taken = [...inserts, ...this.statements];
    this.rows.clear();
    this.statements.length = 0;
    this.count = 0;
    this.characters = 0;
    return taken;
  }

  private measured(values: unknown[]): unknown[] {
    this.count += 1;
    for (const value of values) if (typeof value === 'string') this.characters += value.length;
    return values;
  }
}
