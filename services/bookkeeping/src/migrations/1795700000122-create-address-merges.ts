import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const { boolean, json } = columns;

/** Which rows went over when two addresses became one. */
export class CreateAddressMerges1795700000122 implements MigrationInterface {
  name = 'CreateAddressMerges1795700000122';

  async up(runner: QueryRunner): Promise<void> {
    const merge = [json('moved'), json('copied'), boolean('undone')];
    await tableBuilder(runner).licensedTable('address_merges', merge);
  }

  async down(runner: QueryRunner): Promise<void> {
    await tableBuilder(runner).dropTable('address_merges');
  }
}
