import { newId } from '@jahrring/contracts-common';
import { columns, createImportTables, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { runningImport, type OldCheck } from './moved-import-rows';

const { instant, uuid } = columns;
const optional = { nullable: true };
const importKind = 'time.import';
const oldKinds = { run: 'time.import-run', check: 'time.import-check', undo: 'time.import-undo' };
const rowsAtOnce = 100;

interface OldImport {
  id: string;
  origin: string;
  row_count: number;
  counts: string | null;
  undone_by: string | null;
}

interface Work {
  id: string;
  input: string;
  done: number;
}

/**
 * Imports of time entries as the engine of all imports keeps them. What is recorded keeps its import and its undo; a run or an
 * undo that is under way goes on as the engine's, under the same work; a dry run has written nothing and ends.
 */
export class MoveEntryImports1796900000101 implements MigrationInterface {
  name = 'MoveEntryImports1796900000101';

  async up(runner: QueryRunner): Promise<void> {
    await createImportTables(runner, 'entry_import_runs', 'entry_import_rows');
    const build = tableBuilder(runner);
    await build.addColumn('entry_import_runs', uuid('created_by', { default: "''" }));
    await build.addColumn('entry_import_runs', instant('undone_at', optional));
    await build.addColumn('entry_import_runs', uuid('undone_by', optional));
    const works = await this.works(runner, oldKinds.run);
    const undos = new Map(
      (await this.works(runner, oldKinds.undo)).map((work) => [
        (JSON.parse(work.input) as { runId: string }).runId,
        work,
      ]),
    );
    const found = (await runner.query(
      'SELECT id, origin, row_count, counts, undone_by FROM entry_imports',
    )) as OldImport[];
    for (const old of found) {
      const work = works.find(({ id }) => id === old.id);
      await this.move(runner, old, work, undos.get(old.id));
    }
    await runner.query(
      `UPDATE work_runs SET state = 'cancelled' WHERE kind = ? AND state IN ('queued', 'running')`,
      [oldKinds.check],
    );
    await build.dropTable('entry_imports');
  }

  async down(): Promise<void> {
    throw new Error('Not taken back: restore the database from before.');
  }

  private async works(runner: QueryRunner, kind: string): Promise<Work[]> {
    const asked = `SELECT id, input, done FROM work_runs WHERE kind = ? AND state IN ('queued', 'running')`;
    return (await runner.query(asked, [kind])) as Work[];
  }

  private async move(
    runner: QueryRunner,
    old: OldImport,
    work: Work | undefined,
    undo: Work | undefined,
  ): Promise<void> {
    const made = await this.entriesOf(runner, old.id);
    const running = work && runningImport(await this.checkOf(runner, work), work.done);
    const rows = [...made, ...(running?.rows ?? [])];
    const state = running ? 'running' : undo ? 'undoing' : old.undone_by === null ? 'done' : 'undone';
    const settings = {
      ...{
        mapping: running?.mapping ?? ['workDate', 'employee', 'project'],
        hasTitles: true,
        origin: old.origin,
      },
      ...{ dateOrder: null, employeeId: null, projectId: null, activityId: null, ...running?.settings },
    };
    const counts = countsOf(old, made.length);
    await runner.query(
      `INSERT INTO entry_import_runs (id, licence_id, version, created_at, updated_at, file_name, encoding, delimiter, columns,
        settings, state, row_count, processed, counts, kept, skip_errors, created_by, undone_at, undone_by)
       SELECT id, licence_id, version, created_at, updated_at, file_name, NULL, NULL, ?, ?, ?, ?, ?, ?, ?, 1, created_by,
        undone_at, undone_by
       FROM entry_imports WHERE id = ?`,
      [
        JSON.stringify(settings.mapping.map((header) => ({ header, samples: [] }))),
        ...[JSON.stringify(settings), state, rows.length],
        state === 'undoing' ? 0 : made.length,
        ...[JSON.stringify(counts), state === 'undone' ? made.length : 0, old.id],
      ],
    );
    await this.addRows(runner, old.id, rows);
    const goesOn = running ? work : undo;
    if (!goesOn) return;
    const input = JSON.stringify({ importId: old.id });
    await runner.query('UPDATE work_runs SET kind = ?, input = ?, done = 0, entries = ? WHERE id = ?', [
      ...[importKind, input, '[]', goesOn.id],
    ]);
  }

  /** The dry run that an import follows on, which holds its lines. */
  private async checkOf(runner: QueryRunner, { input }: Work): Promise<OldCheck | null> {
    const { checkId } = JSON.parse(input) as { checkId: string };
    const [check] = (await runner.query('SELECT input FROM work_runs WHERE id = ?', [checkId])) as Work[];
    return check ? (JSON.parse(check.input) as OldCheck) : null;
  }

  /** The entries of an import that are there, as the rows that have made them. */
  private async entriesOf(runner: QueryRunner, id: string): Promise<MovedRow[]> {
    const entries = (await runner.query(
      `SELECT entry.id AS id, CAST(entry.work_date AS CHAR) AS day, employee.first_name AS first_name,
        employee.last_name AS last_name, project.number AS number, project.title AS title
       FROM time_entries entry
       LEFT JOIN employee_refs employee ON employee.id = entry.employee_id
       LEFT JOIN project_refs project ON project.id = entry.project_id
       WHERE entry.group_id = ? AND entry.deleted_at IS NULL ORDER BY entry.work_date, entry.id`,
      [id],
    )) as Record<'id' | 'day' | 'first_name' | 'last_name' | 'number' | 'title', string | null>[];
    return entries.map((entry) => ({
      cells: [
        entry.day ?? '',
        [entry.first_name, entry.last_name].filter(Boolean).join(' '),
        [entry.number, entry.title].filter(Boolean).join(' '),
      ],
      recordId: entry.id,
    }));
  }

  private async addRows(runner: QueryRunner, importId: string, rows: readonly MovedRow[]): Promise<void> {
    for (let from = 0; from < rows.length; from += rowsAtOnce) {
      const some = rows.slice(from, from + rowsAtOnce);
      const values = some.flatMap(({ cells, recordId, line }, at) => [
        ...[newId(), from + at, line ?? from + at + 2, JSON.stringify(cells), recordId ? 'create' : null],
        ...[recordId, recordId ? 1 : null],
      ]);
      const made = some.map(
        () =>
          'SELECT ? AS id, ? AS position, ? AS line, ? AS cells, ? AS outcome, ? AS record_id, ? AS record_version',
      );
      await runner.query(
        `INSERT INTO entry_import_rows (id, licence_id, version, created_at, updated_at, import_id, position, line, cells, outcome,
          record_id, record_version)
         SELECT made.id, run.licence_id, 1, run.created_at, run.updated_at, run.id, made.position, made.line, made.cells,
          made.outcome, made.record_id, made.record_version
         FROM entry_import_runs run CROSS JOIN (${made.join(' UNION ALL ')}) made WHERE run.id = ?`,
        [...values, importId],
      );
    }
  }
}

interface MovedRow {
  cells: string[];
  recordId?: string | null;
  line?: number;
}

/** Returns an import's counts; of one that was cut off, those of its entries that are there. */
function countsOf({ counts }: OldImport, made: number) {
  const { create, same, skip, error } =
    counts === null ? { create: made, same: 0, skip: 0, error: 0 } : parsed(counts);
  return { create, update: 0, skip: same + skip, error };
}

const parsed = (counts: string) =>
  (typeof counts === 'string' ? JSON.parse(counts) : counts) as Record<
    'create' | 'same' | 'skip' | 'error',
    number
  >;
