import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const { uuid } = columns;

/** Figures of projects are published after they have changed. */
export class NoteFiguresDue1796200000101 implements MigrationInterface {
  name = 'NoteFiguresDue1796200000101';

  async up(runner: QueryRunner): Promise<void> {
    const due = [uuid('id'), uuid('licence_id'), uuid('project_id', { nullable: true })];
    await tableBuilder(runner).table('figures_due', due, {
      primary: ['id'],
      indexes: [['licence_id', 'project_id']],
    });
  }

  async down(): Promise<void> {
    throw new Error('Not taken back: restore the database from before.');
  }
}
