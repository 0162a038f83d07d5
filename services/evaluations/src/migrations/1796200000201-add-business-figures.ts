import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const { bigInt, code, instant, int, json, localDate, text, uuid } = columns;
const optional = { nullable: true } as const;

/** What projects cost and brought in, and what documents offered and billed. They come by a resync of projects and documents. */
export class AddBusinessFigures1796200000201 implements MigrationInterface {
  name = 'AddBusinessFigures1796200000201';

  async up(runner: QueryRunner): Promise<void> {
    const build = tableBuilder(runner);
    await build.addColumn('time_facts', uuid('object_id', optional));
    await build.addColumn('time_facts', text('unit', 30, optional));
    await build.addColumn('time_facts', bigInt('thousandths', { default: '0' }));
    const cents = (...names: string[]) => names.map((name) => bigInt(name));
    const sums = cents('cost_cents', 'performed_cents', 'billed_cents', 'unbilled_cents');
    await build.licensedTable('project_figures', [
      instant('occurred_at'),
      uuid('project_id'),
      bigInt('planned_cost_cents', optional),
      bigInt('planned_value_cents', optional),
      int('seconds'),
      ...sums,
    ]);
    const month = [
      uuid('project_id'),
      code('month', 7),
      code('kind', 20, optional),
      text('cost_centre', 30, optional),
      text('revenue_centre', 30, optional),
      int('seconds'),
      ...sums,
    ];
    await build.licensedTable('cost_facts', month, {
      indexes: [
        ['licence_id', 'month'],
        ['licence_id', 'project_id', 'month'],
      ],
    });
    await build.licensedTable('document_refs', [
      instant('occurred_at'),
      json('document'),
      code('outcome', 4),
    ]);
    const payment = [
      instant('occurred_at'),
      uuid('document_id'),
      localDate('paid_on'),
      bigInt('cents'),
      uuid('reverses_id', optional),
    ];
    await build.licensedTable('payment_refs', payment, { indexes: [['licence_id', 'document_id']] });
    const fact = [
      uuid('document_id'),
      code('type', 20),
      code('status', 4),
      text('number', 60),
      text('title', 200),
      localDate('document_date'),
      localDate('week'),
      code('month', 7),
      localDate('due_date', optional),
      uuid('project_id', optional),
      uuid('address_id', optional),
      text('cost_centre', 30, optional),
      text('revenue_centre', 30, optional),
      ...cents('revenue_cents', 'open_cents', 'offered_cents'),
      ...['documents', 'offers', 'won', 'lost', 'paid', 'days_to_pay'].map((name) => int(name)),
    ];
    await build.licensedTable('document_facts', fact, {
      indexes: [
        ['licence_id', 'document_date'],
        ['licence_id', 'document_id'],
        ['licence_id', 'project_id', 'document_date'],
      ],
    });
  }

  async down(): Promise<void> {
    throw new Error('Not taken back: restore the database from before.');
  }
}
