import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const { int, money, uuid } = columns;

/** Sums of the list of projects are kept as entries change; those of the entries that are there come first. */
export class KeepProjectSums1795365000000 implements MigrationInterface {
  name = 'KeepProjectSums1795365000000';

  async up(runner: QueryRunner): Promise<void> {
    const fields = [
      uuid('licence_id'),
      uuid('project_id'),
      int('seconds', { default: '0' }),
      money('performed', { default: '0' }),
    ];
    await tableBuilder(runner).table('project_sums', fields, { primary: ['licence_id', 'project_id'] });
    await runner.query('DELETE FROM project_sums');
    await runner.query(
      `INSERT INTO project_sums (licence_id, project_id, seconds, performed)
        SELECT licence_id, project_id, SUM(seconds),
          ROUND(SUM(CASE WHEN billable = 1 THEN COALESCE(value, 0) ELSE 0 END), 2)
        FROM cost_lines
        WHERE source_kind = 'entry' AND deleted = 0 AND project_id IS NOT NULL
        GROUP BY licence_id, project_id`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await tableBuilder(runner).dropTable('project_sums');
  }
}
