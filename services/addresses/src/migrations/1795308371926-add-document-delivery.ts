import { addressLimits } from '@jahrring/contracts-addresses';
import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How an address wants its documents: to whom they are mailed, and whether as an electronic invoice. */
export class AddDocumentDelivery1795308371926 implements MigrationInterface {
  name = 'AddDocumentDelivery1795308371926';

  async up(runner: QueryRunner): Promise<void> {
    const tables = tableBuilder(runner);
    const optional = { nullable: true };
    for (const column of [
      columns.text('contact_name', addressLimits.contactName, optional),
      columns.text('document_email', 180, optional),
      columns.text('document_cc', 180, optional),
      columns.text('e_invoice', 20, optional),
      columns.text('buyer_reference', addressLimits.buyerReference, optional),
      columns.text('electronic_address', addressLimits.electronicAddress, optional),
      columns.text('electronic_scheme', 4, optional),
    ]) {
      await tables.addColumn('addresses', column);
    }
  }

  async down(): Promise<void> {
    throw new Error('Not taken back: restore the database from before.');
  }
}
