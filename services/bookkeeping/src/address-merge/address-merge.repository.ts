import { execute, LicensedRepository, RepositoryServices } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { AddressMergeEntity, type MovedRows } from './address-merge.entity';

interface NamingTable {
  table: string;
  column: string;
  /** Condition for the rows of the address that are moved; all if absent. */
  where?: string;
}

const naming: readonly NamingTable[] = [
  { table: 'open_items', column: 'address_id' },
  { table: 'payments', column: 'address_id' },
  { table: 'supplier_bills', column: 'address_id' },
  { table: 'dunning_letters', column: 'address_id' },
  { table: 'payment_run_bills', column: 'address_id' },
  { table: 'statement_lines', column: 'address_id' },
  {
    // The accountant keeps exported entries under the account of the address they were handed over with.
    ...{ table: 'journal_lines', column: 'address_id' },
    where: `EXISTS (SELECT 1 FROM journal_entries e WHERE e.id = journal_lines.entry_id AND e.export_id IS NULL)`,
  },
];

const idsPerStatement = 500;

@Injectable()
export class AddressMergeRepository extends LicensedRepository<AddressMergeEntity> {
  constructor(services: RepositoryServices) {
    super(services, AddressMergeEntity, {
      ...{ name: 'addressMerge', audit: false, softDelete: false, sharesIds: true },
    });
  }

  /** Rows that name an address, by table. */
  async rowsOf(ctx: RequestContext, addressId: string): Promise<MovedRows> {
    const found: MovedRows = {};
    for (const { table, column, where } of naming) {
      const sql = `SELECT id FROM ${table} WHERE licence_id = ? AND ${column} = ?${where ? ` AND ${where}` : ''}`;
      const rows = await this.db.writing(ctx).query<{ id: string }[]>(sql, [ctx.licenceId, addressId]);
      if (rows.length > 0) found[table] = rows.map(({ id }) => id);
    }
    return found;
  }

  /** Lets rows name another address; those that name a third one by now stay. */
  async move(ctx: RequestContext, rows: MovedRows, fromId: string, intoId: string): Promise<void> {
    for (const { table, column } of naming) {
      const ids = rows[table] ?? [];
      for (let at = 0; at < ids.length; at += idsPerStatement) {
        const some = ids.slice(at, at + idsPerStatement);
        const marks = some.map(() => '?').join(', ');
        const sql = `UPDATE ${table} SET ${column} = ? WHERE licence_id = ? AND ${column} = ? AND id IN (${marks})`;
        await execute(this.db.writing(ctx), sql, [intoId, ctx.licenceId, fromId, ...some]);
      }
    }
  }
}
