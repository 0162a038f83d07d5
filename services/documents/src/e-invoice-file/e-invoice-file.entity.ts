import { IntColumn, LicensedEntity, LongTextColumn, TextColumn, UuidColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';
import type { EInvoiceKind } from '../snapshot';

/** The XML of an issued document, frozen with it. */
@Entity('e_invoices')
export class EInvoiceFileEntity extends LicensedEntity {
  @UuidColumn()
  documentId!: string;

  @TextColumn(20)
  kind!: EInvoiceKind;

  /** SHA-256 of the bytes, hexadecimal. */
  @TextColumn(64)
  hash!: string;

  /** Length in bytes. */
  @IntColumn()
  size!: number;

  @LongTextColumn()
  content!: string;
}
