import type { ApplicationState, AppliedType } from '@jahrring/contracts-admin';
import type { Country, Locale } from '@jahrring/contracts-common';
import { InstantColumn, TextColumn, UuidColumn, VersionedEntity } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** A company that asks for a licence. Of the installation. */
@Entity('licence_applications')
export class LicenceApplicationEntity extends VersionedEntity {
  @TextColumn(12)
  state!: ApplicationState;

  @TextColumn(100)
  licenceName!: string;

  @TextColumn(20)
  type!: AppliedType;

  @TextColumn(2)
  country!: Country;

  @TextColumn(16, { nullable: true })
  zip!: string | null;

  @TextColumn(35, { nullable: true })
  city!: string | null;

  @TextColumn(100)
  firstName!: string;

  @TextColumn(100)
  lastName!: string;

  @TextColumn(180)
  email!: string;

  @TextColumn(30, { nullable: true })
  phone!: string | null;

  @TextColumn(5)
  locale!: Locale;

  @TextColumn(1000, { nullable: true })
  message!: string | null;

  /** SHA-256 of the token that was mailed. */
  @TextColumn(64)
  tokenHash!: string;

  @InstantColumn()
  expiresAt!: Date;

  @InstantColumn({ nullable: true })
  confirmedAt!: Date | null;

  @InstantColumn({ nullable: true })
  decidedAt!: Date | null;

  @TextColumn(500, { nullable: true })
  reason!: string | null;

  @UuidColumn({ nullable: true })
  licenceId!: string | null;
}
