import { InstantColumn, IntColumn, LicensedEntity, TextColumn, UuidColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** A secret address under which a document is read and answered without an account. */
@Entity('share_links')
export class ShareLinkEntity extends LicensedEntity {
  @UuidColumn()
  documentId!: string;

  /** Of the document when the link was made: a later one is not shown by it. */
  @IntColumn()
  revision!: number;

  /** SHA-256 of the secret, hexadecimal; the secret itself is kept nowhere. */
  @TextColumn(64)
  tokenHash!: string;

  @InstantColumn()
  expiresAt!: Date;

  @InstantColumn({ nullable: true })
  revokedAt!: Date | null;

  @InstantColumn({ nullable: true })
  openedAt!: Date | null;

  /** The employee who is told of answers. */
  @UuidColumn({ nullable: true })
  ownerId!: string | null;
}
