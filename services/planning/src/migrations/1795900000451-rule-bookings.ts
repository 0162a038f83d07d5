import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const { json, localDate } = columns;
const optional = { nullable: true } as const;
const tables = ['planning_settings', 'resource_skills', 'project_skills'] as const;
const dueDays = ['next_service_on', 'next_exhaust_on'] as const;

/** What bookings are judged by: the licence's rules, skills, deadlines (a resync of projects) and services (of inventory). */
export class RuleBookings1795900000451 implements MigrationInterface {
  name = 'RuleBookings1795900000451';

  async up(runner: QueryRunner): Promise<void> {
    const build = tableBuilder(runner);
    await build.licensedTable('planning_settings', [json('values')]);
    await build.licensedTable('resource_skills', [json('skills')]);
    await build.licensedTable('project_skills', [json('skill_ids')]);
    await build.addColumn('project_refs', localDate('deadline', optional));
    for (const name of dueDays) await build.addColumn('object_refs', localDate(name, optional));
  }

  async down(runner: QueryRunner): Promise<void> {
    const build = tableBuilder(runner);
    for (const table of tables) await build.dropTable(table);
    await runner.dropColumn('project_refs', 'deadline');
    for (const name of dueDays) await runner.dropColumn('object_refs', name);
  }
}
