import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const { longText, text } = columns;

export class CreateMachineReadings1795319710385 implements MigrationInterface {
  name = 'CreateMachineReadings1795319710385';

  async up(runner: QueryRunner): Promise<void> {
    const fields = [text('title', 150), longText('note', { nullable: true })];
    await tableBuilder(runner).licensedTable('machine_readings', fields, {
      indexes: [['licence_id', 'title']],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await tableBuilder(runner).dropTable('machine_readings');
  }
}
