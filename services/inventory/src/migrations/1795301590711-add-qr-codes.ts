import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const { double, int, text, uuid } = columns;
const optional = { nullable: true } as const;

/** Codes that hang at sites, with the number below them. */
export class AddQrCodes1795301590711 implements MigrationInterface {
  name = 'AddQrCodes1795301590711';

  async up(runner: QueryRunner): Promise<void> {
    await tableBuilder(runner).licensedTable(
      'qr_codes',
      [
        int('number'),
        text('title', 150),
        uuid('project_id', optional),
        uuid('object_id', optional),
        double('latitude', optional),
        double('longitude', optional),
      ],
      { uniques: [['licence_id', 'number']] },
    );
  }

  async down(): Promise<void> {
    throw new Error('Not taken back: restore the database from before.');
  }
}
