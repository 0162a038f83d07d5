import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What was decided about customers' credit. */
export class CreateDebtorTerms1795600000101 implements MigrationInterface {
  name = 'CreateDebtorTerms1795600000101';

  async up(runner: QueryRunner): Promise<void> {
    const terms = [columns.uuid('address_id'), columns.money('credit_limit', { nullable: true })];
    await tableBuilder(runner).licensedTable('debtor_terms', terms, {
      uniques: [['licence_id', 'address_id']],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await tableBuilder(runner).dropTable('debtor_terms');
  }
}
