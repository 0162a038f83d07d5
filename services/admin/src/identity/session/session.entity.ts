import {
  BooleanColumn,
  InstantColumn,
  PrimaryUuidColumn,
  TextColumn,
  UuidColumn,
} from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** A sign-in on one device. The token itself is never stored, only its SHA-256. */
@Entity('sessions')
export class SessionEntity {
  @PrimaryUuidColumn()
  id!: string;

  @TextColumn(64)
  tokenHash!: string;

  @UuidColumn()
  userId!: string;

  /** The licence this device is working in. */
  @UuidColumn()
  licenceId!: string;

  /** A superadmin works in a licence of others until then; null in one's own. */
  @InstantColumn({ nullable: true })
  enteredUntil!: Date | null;

  /** Licence to which the session returns after that. */
  @UuidColumn({ nullable: true })
  homeLicenceId!: string | null;

  @BooleanColumn()
  trusted!: boolean;

  @InstantColumn()
  createdAt!: Date;

  @InstantColumn()
  lastSeenAt!: Date;

  @InstantColumn()
  expiresAt!: Date;

  @TextColumn(200, { nullable: true })
  userAgent!: string | null;

  /** Network address at the sign-in. */
  @TextColumn(45, { nullable: true })
  address!: string | null;
}
