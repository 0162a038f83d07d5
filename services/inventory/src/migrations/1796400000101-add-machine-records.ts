import { columns, tableBuilder, type TableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const { boolean, instant, int, json, localDate, money, text, uuid } = columns;
const optional = { nullable: true } as const;

/** What the record of a machine or vehicle holds beside its counter and intervals, and its defects. */
export class AddMachineRecords1796400000101 implements MigrationInterface {
  name = 'AddMachineRecords1796400000101';

  async up(runner: QueryRunner): Promise<void> {
    const build = tableBuilder(runner);
    await addRecord(build);
    await build.licensedTable(
      'machine_defects',
      [
        uuid('machine_id'),
        text('title', 150),
        text('description', 2000, optional),
        boolean('unusable'),
        text('state', 10),
        instant('reported_at'),
        uuid('reporter_id', optional),
        json('photo_ids'),
        text('resolution', 500, optional),
        localDate('done_on', optional),
      ],
      {
        indexes: [
          ['licence_id', 'machine_id', 'state'],
          ['licence_id', 'reported_at'],
        ],
      },
    );
  }

  async down(): Promise<void> {
    throw new Error('Not taken back: restore the database from before.');
  }
}

async function addRecord(build: TableBuilder): Promise<void> {
  const added = [
    text('make', 60, optional),
    text('model', 60, optional),
    int('build_year', optional),
    text('serial_number', 60, optional),
    text('plate', 20, optional),
    text('machine_state', 10, optional),
    text('place', 150, optional),
    uuid('responsible_id', optional),
    uuid('driver_id', optional),
    text('insurer', 150, optional),
    text('policy_number', 60, optional),
    money('insurance_per_year', optional),
    localDate('insured_until', optional),
    text('lessor', 150, optional),
    money('lease_per_month', optional),
    localDate('leased_until', optional),
    localDate('warranty_until', optional),
  ];
  for (const column of added) await build.addColumn('objects', column);
}
