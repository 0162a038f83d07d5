import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const { boolean, instant, text, uuid } = columns;

/** Copies of employees: who is told of a bill to approve, and the names of those who did. */
export class CreateEmployeeReferences1795500000080 implements MigrationInterface {
  name = 'CreateEmployeeReferences1795500000080';

  async up(runner: QueryRunner): Promise<void> {
    const own = [uuid('user_id'), text('name', 201), boolean('active'), instant('occurred_at')];
    await tableBuilder(runner).licensedTable('employee_refs', own, {
      indexes: [['licence_id', 'user_id']],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await tableBuilder(runner).dropTable('employee_refs');
  }
}
