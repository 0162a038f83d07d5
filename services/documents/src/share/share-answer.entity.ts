import type { Signature } from '@jahrring/contracts-common';
import type { ShareAnswerView } from '@jahrring/contracts-documents';
import {
  IntColumn,
  JsonColumn,
  LicensedEntity,
  LongTextColumn,
  TextColumn,
  UuidColumn,
} from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** Answer that somebody gave by a link, with the content they saw. Rows are added, never changed. */
@Entity('share_answers')
export class ShareAnswerEntity extends LicensedEntity {
  @UuidColumn()
  documentId!: string;

  @UuidColumn()
  linkId!: string;

  @IntColumn()
  revision!: number;

  @TextColumn(10)
  kind!: ShareAnswerView['kind'];

  /** As it was typed; of an acceptance the signature where nothing was drawn. */
  @TextColumn(100)
  name!: string;

  /** The question, or the reason of a refusal. */
  @LongTextColumn({ nullable: true })
  text!: string | null;

  /** Network address without its last part. */
  @TextColumn(45)
  ip!: string;

  /** SHA-256 of the PDF that was looked at, hexadecimal. */
  @TextColumn(64)
  pdfHash!: string;

  @JsonColumn({ nullable: true })
  signature!: Signature | null;

  /** Lines of optional positions that were ordered too. */
  @JsonColumn({ nullable: true })
  optionalLines!: number[] | null;
}
