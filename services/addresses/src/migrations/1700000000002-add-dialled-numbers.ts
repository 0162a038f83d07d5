import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { dialledForms } from '../address/phone-number';

const rowsPerStep = 500;

interface Numbers {
  id: string;
  phone: string | null;
  mobile: string | null;
}

/** Phone numbers can be searched for as they are dialled. The columns may stay empty, so the version before runs on. */
export class AddDialledNumbers1700000000002 implements MigrationInterface {
  name = 'AddDialledNumbers1700000000002';

  async up(runner: QueryRunner): Promise<void> {
    for (const column of ['phone_key', 'mobile_key']) {
      await tableBuilder(runner).addColumn('addresses', columns.code(column, 60, { nullable: true }));
    }
    await this.fill(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const column of ['phone_key', 'mobile_key']) {
      await runner.query(`ALTER TABLE addresses DROP COLUMN ${column}`);
    }
  }

  private async fill(runner: QueryRunner): Promise<void> {
    let last = '';
    for (;;) {
      const rows: Numbers[] = await runner.query(
        'SELECT id, phone, mobile FROM addresses WHERE id > ? ORDER BY id LIMIT ?',
        [last, rowsPerStep],
      );
      for (const { id, phone, mobile } of rows) {
        const keys = [dialledForms(phone), dialledForms(mobile)];
        await runner.query('UPDATE addresses SET phone_key = ?, mobile_key = ? WHERE id = ?', [...keys, id]);
      }
      const end = rows.at(-1);
      if (!end || rows.length < rowsPerStep) return;
      last = end.id;
    }
  }
}
