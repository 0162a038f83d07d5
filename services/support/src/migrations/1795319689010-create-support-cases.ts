import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const { longText, text } = columns;

export class CreateSupportCases1795319689010 implements MigrationInterface {
  name = 'CreateSupportCases1795319689010';

  async up(runner: QueryRunner): Promise<void> {
    const fields = [text('title', 150), longText('note', { nullable: true })];
    await tableBuilder(runner).licensedTable('support_cases', fields, { indexes: [['licence_id', 'title']] });
  }

  async down(runner: QueryRunner): Promise<void> {
    await tableBuilder(runner).dropTable('support_cases');
  }
}
