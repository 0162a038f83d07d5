import type { MigrationInterface, QueryRunner } from 'typeorm';
import { columns } from '../database/column-definitions';
import { tableBuilder } from '../database/table-builder';

const { bigInt, code, int, json, uuid } = columns;

/** The kit's table of long work: every service's database has it. */
export class CreateWorkRuns1795308300000 implements MigrationInterface {
  name = 'CreateWorkRuns1795308300000';

  async up(runner: QueryRunner): Promise<void> {
    const tables = tableBuilder(runner);
    await tables.licensedTable(
      'work_runs',
      [
        code('kind', 60),
        code('state', 10),
        uuid('user_id'),
        json('caller'),
        json('input'),
        int('done', { default: '0' }),
        int('total', { default: '0' }),
        json('entries'),
        json('tally'),
        json('result', { nullable: true }),
        json('problem', { nullable: true }),
        bigInt('fence', { default: '0' }),
      ],
      { indexes: [['licence_id', 'user_id', 'created_at']] },
    );
    // The queue is one for all licences.
    await tables.index('work_runs', ['state', 'created_at']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await tableBuilder(runner).dropTable('work_runs');
  }
}
