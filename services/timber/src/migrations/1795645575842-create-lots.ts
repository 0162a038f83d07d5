import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const { longText, text } = columns;

export class CreateLots1795645575842 implements MigrationInterface {
  name = 'CreateLots1795645575842';

  async up(runner: QueryRunner): Promise<void> {
    const fields = [text('title', 150), longText('note', { nullable: true })];
    await tableBuilder(runner).licensedTable('lots', fields, { indexes: [['licence_id', 'title']] });
  }

  async down(runner: QueryRunner): Promise<void> {
    await tableBuilder(runner).dropTable('lots');
  }
}
