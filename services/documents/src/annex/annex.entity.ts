import { IntColumn, LicensedEntity, TextColumn, UuidColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** A file that goes with a document. Its bytes are in the file store, and frozen once the document is issued. */
@Entity('document_annexes')
export class AnnexEntity extends LicensedEntity {
  @UuidColumn()
  documentId!: string;

  @UuidColumn()
  fileId!: string;

  /** The signed day report it is a copy of. */
  @UuidColumn({ nullable: true })
  dayReportId!: string | null;

  @TextColumn(255)
  name!: string;

  /** SHA-256 of the bytes, hexadecimal. */
  @TextColumn(64)
  hash!: string;

  /** Length in bytes. */
  @IntColumn()
  size!: number;
}
