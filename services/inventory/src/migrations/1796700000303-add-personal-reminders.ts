import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const { instant, json, localDate, text, uuid } = columns;

/** Who is told of what people hold and of what lies in the store, what they were told, and who leads whom. */
export class AddPersonalReminders1796700000303 implements MigrationInterface {
  name = 'AddPersonalReminders1796700000303';

  async up(runner: QueryRunner): Promise<void> {
    const build = tableBuilder(runner);
    await build.licensedTable('personal_settings', [json('values')]);
    await build.licensedTable('employment_refs', [
      json('supervisor_ids'),
      localDate('ends_on', { nullable: true }),
      instant('occurred_at'),
    ]);
    await build.table(
      'personal_reminders',
      [uuid('licence_id'), uuid('subject_id'), text('what', 10), text('told', 30)],
      { primary: ['licence_id', 'subject_id', 'what'] },
    );
  }

  async down(): Promise<void> {
    throw new Error('Not taken back: restore the database from before.');
  }
}
