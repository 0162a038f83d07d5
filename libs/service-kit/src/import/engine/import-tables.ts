import { newId } from '@jahrring/contracts-common';
import type { QueryRunner } from 'typeorm';
import { principalToJson } from '../../context/principal';
import { systemContext } from '../../context/request-context';
import { columns } from '../../database/column-definitions';
import { tableBuilder } from '../../database/table-builder';
import { workingStates } from './import-states';

const { boolean, code, int, json, text, uuid } = columns;
const optional = { nullable: true };

/** The two tables of a tool's import, for its migration: of the imports, and of their rows. */
export async function createImportTables(runner: QueryRunner, imports: string, rows: string): Promise<void> {
  const build = tableBuilder(runner);
  const ofImport = [
    ...[text('file_name', 255), code('encoding', 20, optional), code('delimiter', 1, optional)],
    ...[json('columns'), json('settings'), code('state', 10), int('row_count'), int('processed')],
    ...[json('counts'), int('kept'), boolean('skip_errors')],
  ];
  await build.licensedTable(imports, ofImport, { indexes: [['licence_id', 'created_at']] });
  const ofRow = [
    ...[uuid('import_id'), int('position'), int('line'), json('cells'), code('outcome', 10, optional)],
    ...[json('plan', optional), code('match_value', 300, optional), code('number_key', 50, optional)],
    ...[uuid('record_id', optional), int('record_version', optional), json('before', optional)],
  ];
  const keys = ['match_value', 'number_key', 'outcome'].map((key) => ['licence_id', 'import_id', key]);
  await build.licensedTable(rows, ofRow, {
    indexes: keys,
    uniques: [['licence_id', 'import_id', 'position']],
  });
}

/** Puts the imports that an older release was at into the queue of long work; for the migration of a table of before. */
export async function queueWorkingImports(runner: QueryRunner, imports: string, kind: string): Promise<void> {
  const states = workingStates.map(() => '?').join(', ');
  const found = (await runner.query(
    `SELECT id, licence_id FROM ${imports} WHERE state IN (${states}) AND deleted_at IS NULL`,
    [...workingStates],
  )) as { id: string; licence_id: string }[];
  for (const { id, licence_id: licenceId } of found) {
    const caller = JSON.stringify(principalToJson(systemContext({ licenceId })));
    const now = new Date().toISOString().slice(0, 23).replace('T', ' ');
    await runner.query(
      `INSERT INTO work_runs (id, licence_id, kind, state, user_id, caller, input, done, total, entries, tally, fence,
        version, created_at, updated_at) VALUES (?, ?, ?, 'queued', '', ?, ?, 0, 0, '[]', '{}', 0, 1, ?, ?)`,
      [newId(), licenceId, kind, caller, JSON.stringify({ importId: id }), now, now],
    );
  }
}
