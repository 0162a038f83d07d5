import { newId } from '@jahrring/contracts-common';
import { createImportTables, queueWorkingImports, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const fields = ['number', 'title', 'kind', 'vatKey'] as const;
const rowsPerInsert = 50;

interface OldImport {
  id: string;
  licence_id: string;
  columns: string;
  file_rows: string;
  plan: string;
  counts: string;
  made: string;
}

type OldRow = { line: number } & Record<(typeof fields)[number], string>;

interface OldPlan {
  line: number;
  outcome: 'create' | 'update' | 'same' | 'error';
  errors: { key: string }[];
}

/** Imports of charts, whose rows lay in one column, as the engine of all imports keeps them; each can still be undone. */
export class ChartImports1796800000001 implements MigrationInterface {
  name = 'ChartImports1796800000001';

  async up(runner: QueryRunner): Promise<void> {
    await createImportTables(runner, 'chart_imports', 'chart_import_rows');
    const found = (await runner.query('SELECT id FROM account_imports WHERE deleted_at IS NULL')) as {
      id: string;
    }[];
    for (const { id } of found) await this.move(runner, id);
    await queueWorkingImports(runner, 'chart_imports', 'admin.account-import');
    await tableBuilder(runner).dropTable('account_imports');
  }

  async down(): Promise<void> {
    throw new Error('Not taken back: restore the database from before.');
  }

  private async move(runner: QueryRunner, id: string): Promise<void> {
    const [old] = (await runner.query('SELECT * FROM account_imports WHERE id = ?', [id])) as OldImport[];
    if (!old) return;
    const { columns, mapping } = columnsOf(old);
    const { same = 0, ...counts } = JSON.parse(old.counts) as Record<string, number>;
    const rows = JSON.parse(old.file_rows) as OldRow[];
    const known = [columns, { mapping, hasTitles: true }, { ...counts, skip: same }].map((one) =>
      JSON.stringify(one),
    );
    await runner.query(
      `INSERT INTO chart_imports (id, licence_id, version, created_at, updated_at, file_name, encoding, delimiter, state,
        kept, skip_errors, columns, settings, counts, row_count, processed)
       SELECT id, licence_id, version, created_at, updated_at, source, NULL, NULL, state, kept, skip_errors, ?, ?, ?, ?, ?
       FROM account_imports WHERE id = ?`,
      [...known, rows.length, 0, id],
    );
    await runner.query(
      `UPDATE chart_imports SET processed = row_count WHERE id = ? AND state NOT IN ('checking', 'running', 'undoing')`,
      [id],
    );
    await this.moveRows(runner, old, mapping, rows);
  }

  private async moveRows(
    runner: QueryRunner,
    old: OldImport,
    mapping: readonly (string | null)[],
    rows: readonly OldRow[],
  ): Promise<void> {
    const plans = new Map((JSON.parse(old.plan) as OldPlan[]).map((plan) => [plan.line, plan]));
    const made = await madeByNumber(runner, JSON.parse(old.made) as { id: string; version: number }[]);
    const values = rows.map((row, position) => {
      const { outcome, errors = [] } = plans.get(row.line) ?? {};
      const planned = outcome === 'same' ? 'skip' : (outcome ?? null);
      const told = errors.map((error) => ({ ...error, code: error.key.split('.').at(-1) }));
      const plan = planned && JSON.stringify({ outcome: planned, values: {}, changes: {}, errors: told });
      const cells = mapping.map((field) => (field === null ? '' : row[field as keyof OldRow]));
      const account = outcome === 'create' ? made.get(row.number) : undefined;
      const written = [account?.id ?? null, account?.version ?? null];
      return [
        newId(),
        old.id,
        position,
        row.line,
        JSON.stringify(cells),
        planned,
        plan,
        row.number,
        ...written,
      ];
    });
    for (let from = 0; from < values.length; from += rowsPerInsert) {
      const some = values.slice(from, from + rowsPerInsert);
      const selects = some.map(
        () =>
          `SELECT ?, licence_id, 1, created_at, updated_at, ?, ?, ?, ?, ?, ?, ?, NULL, ?, ?, NULL FROM chart_imports WHERE id = ?`,
      );
      await runner.query(
        `INSERT INTO chart_import_rows (id, licence_id, version, created_at, updated_at, import_id, position, line, cells,
          outcome, plan, match_value, number_key, record_id, record_version, ${runner.connection.driver.escape('before')})
         ${selects.join(' UNION ALL ')}`,
        some.flatMap((one) => [...one, old.id]),
      );
    }
  }
}

/** The columns of a file as far as they meant something; none for a template, which has nothing to be explained. */
function columnsOf({ columns }: OldImport) {
  const places = JSON.parse(columns) as Partial<Record<string, { column: number; header: string }>>;
  const known = Object.entries(places).flatMap(([field, place]) => (place ? [{ field, ...place }] : []));
  if (known.length === 0) return { columns: [], mapping: [...fields] };
  const width = Math.max(...known.map(({ column }) => column));
  const at = (place: number) => known.find(({ column }) => column === place + 1);
  return {
    columns: Array.from({ length: width }, (_, place) => ({ header: at(place)?.header ?? '', samples: [] })),
    mapping: Array.from({ length: width }, (_, place) => at(place)?.field ?? null),
  };
}

/** The accounts that an import has made, by the number they were made with. */
async function madeByNumber(runner: QueryRunner, made: readonly { id: string; version: number }[]) {
  const found = new Map<string, { id: string; version: number }>();
  for (const one of made) {
    const [account] = (await runner.query('SELECT number FROM accounts WHERE id = ?', [one.id])) as {
      number: string;
    }[];
    if (account) found.set(account.number, one);
  }
  return found;
}
