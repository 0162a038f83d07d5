import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const unknown = { default: "'1970-01-01'" };

/** Days that open items and what settles them stand in the journal on, so that what was open is known of any day. */
export class AddBookingDays1795600000100 implements MigrationInterface {
  name = 'AddBookingDays1795600000100';

  async up(runner: QueryRunner): Promise<void> {
    const tables = tableBuilder(runner);
    await tables.addColumn('open_items', columns.localDate('booked_on', unknown));
    await tables.addColumn('allocations', columns.localDate('booked_on', unknown));
    await runner.query(itemDays);
    await runner.query(allocationDays);
    await tables.index('open_items', ['licence_id', 'side', 'booked_on']);
    await tables.index('allocations', ['licence_id', 'booked_on']);
  }

  async down(runner: QueryRunner): Promise<void> {
    const tables = tableBuilder(runner);
    await tables.dropIndex('allocations', ['licence_id', 'booked_on']);
    await tables.dropIndex('open_items', ['licence_id', 'side', 'booked_on']);
    for (const table of ['allocations', 'open_items']) {
      await runner.query(`ALTER TABLE ${table} DROP COLUMN booked_on`);
    }
  }
}

/** A bill and an opening are posted by their own id, a credit with its payment, a fee on its own day. */
const itemDays = `
  UPDATE open_items SET booked_on = COALESCE(
    (SELECT MIN(e.booked_on) FROM journal_entries e
      WHERE e.licence_id = open_items.licence_id AND e.source IN ('bill', 'opening') AND e.source_id = open_items.id),
    (SELECT MIN(e.booked_on) FROM journal_entries e
      WHERE e.licence_id = open_items.licence_id AND e.source = 'payment' AND e.source_id = open_items.payment_id),
    document_date)`;

/**
 * What settles is posted by its act; what takes back by the reversal of the entry it takes back: of the payment, or of the act of
 * the allocation. The inner select is there for MySQL, which does not read the table it updates.
 */
const allocationDays = `
  UPDATE allocations SET booked_on = COALESCE(
    (SELECT MIN(e.booked_on) FROM journal_entries e
      WHERE e.licence_id = allocations.licence_id AND e.source IN ('payment', 'settlement')
        AND e.source_id = allocations.act_id),
    (SELECT MIN(r.booked_on) FROM payments p
      JOIN journal_entries e ON e.licence_id = p.licence_id AND e.source = 'payment' AND e.source_id = p.reverses_id
      JOIN journal_entries r ON r.licence_id = p.licence_id AND r.source = 'reversal' AND r.source_id = e.id
      WHERE p.id = allocations.payment_id),
    (SELECT MIN(r.booked_on) FROM (SELECT id, licence_id, act_id FROM allocations) o
      JOIN journal_entries e ON e.licence_id = o.licence_id AND e.source = 'settlement' AND e.source_id = o.act_id
      JOIN journal_entries r ON r.licence_id = o.licence_id AND r.source = 'reversal' AND r.source_id = e.id
      WHERE o.id = allocations.reverses_id),
    settled_on)`;
