import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const { code, instant, int, json, localDate, money, text, uuid } = columns;
const none = { nullable: true };

/** Dunning letters, the bills in them, and what holds for single bills and debtors. */
export class CreateDunning1795500000030 implements MigrationInterface {
  name = 'CreateDunning1795500000030';

  async up(runner: QueryRunner): Promise<void> {
    const letter = [
      ...[uuid('run_id'), code('number', 20), uuid('address_id'), text('address_name', 150), int('level')],
      ...[localDate('issued_on'), localDate('due_date'), code('currency', 3), code('language', 2)],
      ...[money('open'), money('earlier_fees'), money('fee'), money('interest'), money('total')],
      ...[code('reference', 27, none), uuid('fee_item_id', none), json('lines'), json('paper')],
      ...[
        text('email', 180, none),
        code('mail_state', 8),
        int('mail_attempts'),
        text('mail_error', 500, none),
      ],
      ...[instant('next_attempt_at', none), instant('sent_at', none), instant('cancelled_at', none)],
      text('cancel_reason', 200, none),
    ];
    await tableBuilder(runner).licensedTable('dunning_letters', letter, {
      uniques: [
        ['licence_id', 'number'],
        ['licence_id', 'reference'],
      ],
      indexes: [
        ['licence_id', 'issued_on'],
        ['licence_id', 'address_id'],
        ['licence_id', 'run_id'],
      ],
    });
    await tableBuilder(runner).index('dunning_letters', ['mail_state', 'next_attempt_at']);
    const line = [
      ...[uuid('letter_id'), uuid('item_id'), int('level'), localDate('issued_on'), localDate('due_date')],
      localDate('interest_until', none),
    ];
    await tableBuilder(runner).licensedTable('dunning_lines', line, {
      uniques: [['licence_id', 'letter_id', 'item_id']],
      indexes: [['licence_id', 'item_id']],
    });
    const rule = [
      ...[
        code('target', 6),
        uuid('target_id'),
        code('kind', 10),
        localDate('until', none),
        text('reason', 200),
      ],
    ];
    await tableBuilder(runner).licensedTable('dunning_rules', rule, {
      uniques: [['licence_id', 'target', 'target_id']],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['dunning_rules', 'dunning_lines', 'dunning_letters']) {
      await tableBuilder(runner).dropTable(table);
    }
  }
}
