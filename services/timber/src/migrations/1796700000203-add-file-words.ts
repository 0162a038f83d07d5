import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const { code, text, uuid } = columns;

const words = [
  code('kind', 10),
  text('name', 150),
  text('value', 20),
  uuid('partner_id', { nullable: true }),
];

/** Adds the meanings of words in files. */
export class AddFileWords1796700000203 implements MigrationInterface {
  name = 'AddFileWords1796700000203';

  async up(runner: QueryRunner): Promise<void> {
    await tableBuilder(runner).licensedTable('file_words', words, {
      indexes: [['licence_id', 'partner_id']],
    });
  }

  async down(): Promise<void> {
    throw new Error('Not taken back: restore the database from before.');
  }
}
