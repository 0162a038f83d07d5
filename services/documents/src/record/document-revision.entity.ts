import {
  InstantColumn,
  IntColumn,
  JsonColumn,
  LicensedEntity,
  LongTextColumn,
  TextColumn,
  UuidColumn,
} from '@jahrring/service-kit';
import { Entity } from 'typeorm';
import type { DocumentSnapshot } from '../snapshot';

/** A version of an offer as it was sent, before it was taken back. */
@Entity('document_revisions')
export class DocumentRevisionEntity extends LicensedEntity {
  @UuidColumn()
  documentId!: string;

  @IntColumn()
  revision!: number;

  @InstantColumn()
  issuedAt!: Date;

  /** SHA-256 of the PDF, hexadecimal. */
  @TextColumn(64)
  pdfHash!: string;

  @JsonColumn()
  snapshot!: DocumentSnapshot;

  /** The PDF in base64. */
  @LongTextColumn()
  content!: string;
}
