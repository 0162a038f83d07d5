import {
  BooleanColumn,
  InstantColumn,
  IntColumn,
  PrimaryUuidColumn,
  TextColumn,
  UuidColumn,
} from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** Purpose of a link or challenge. `code` and `enrol` come between the password and the second factor. */
export type LinkPurpose = 'reset' | 'invitation' | 'connection' | 'email' | 'code' | 'enrol';

/** A right to do one thing once. The token itself is never stored, only its SHA-256. */
@Entity('one_time_links')
export class OneTimeLinkEntity {
  @PrimaryUuidColumn()
  id!: string;

  @TextColumn(64)
  tokenHash!: string;

  @TextColumn(20)
  purpose!: LinkPurpose;

  /** None for a reset of an account that does not exist. */
  @UuidColumn({ nullable: true })
  userId!: string | null;

  @UuidColumn({ nullable: true })
  licenceId!: string | null;

  @BooleanColumn()
  trusted!: boolean;

  /** Wrong codes given so far. */
  @IntColumn()
  tries!: number;

  @InstantColumn()
  createdAt!: Date;

  @InstantColumn()
  expiresAt!: Date;

  @InstantColumn({ nullable: true })
  usedAt!: Date | null;
}
