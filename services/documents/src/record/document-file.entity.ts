import { IntColumn, LicensedEntity, LongTextColumn, TextColumn, UuidColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** The frozen PDF of an issued document, in a table of its own so that lists never carry it. */
@Entity('document_files')
export class DocumentFileEntity extends LicensedEntity {
  @UuidColumn()
  documentId!: string;

  /** SHA-256 of the bytes, hexadecimal. */
  @TextColumn(64)
  hash!: string;

  /** Length in bytes. */
  @IntColumn()
  size!: number;

  /** Base64: the one form both databases keep alike. */
  @LongTextColumn()
  content!: string;
}
