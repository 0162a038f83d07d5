import { nextStepLimits } from '@jahrring/contracts-addresses';
import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const { boolean, instant, json, localDate, longText, text, uuid } = columns;
const optional = { nullable: true } as const;

/** Notes on customers and what is done next for them. The people come by a resync of admin. */
export class CreateNotesAndSteps1795510000001 implements MigrationInterface {
  name = 'CreateNotesAndSteps1795510000001';

  async up(runner: QueryRunner): Promise<void> {
    const tables = tableBuilder(runner);
    await tables.licensedTable(
      'address_notes',
      [uuid('address_id'), longText('text'), localDate('noted_on'), uuid('author_id', optional)],
      { indexes: [['licence_id', 'address_id', 'noted_on']] },
    );
    await tables.licensedTable(
      'next_steps',
      [
        uuid('address_id'),
        text('text', nextStepLimits.text),
        uuid('employee_id'),
        localDate('due_on'),
        instant('done_at', optional),
        localDate('reminds_on', optional),
      ],
      {
        indexes: [
          ['licence_id', 'address_id'],
          ['licence_id', 'employee_id', 'due_on'],
        ],
      },
    );
    await tables.index('next_steps', ['reminds_on']);
    const person = [text('name', 201), boolean('works'), instant('occurred_at')];
    await tables.licensedTable('employee_refs', person, { indexes: [['licence_id', 'name']] });
    await tables.addColumn('address_merges', json('note_ids', optional));
    await tables.addColumn('address_merges', json('step_ids', optional));
  }

  async down(): Promise<void> {
    throw new Error('Not taken back: restore the database from before.');
  }
}
