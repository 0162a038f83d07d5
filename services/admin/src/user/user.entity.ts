import type { Locale, RegionalLocale } from '@jahrring/contracts-common';
import {
  BooleanColumn,
  InstantColumn,
  IntColumn,
  PrimaryUuidColumn,
  TextColumn,
  UuidColumn,
} from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** One identity: a person who signs in, whatever licences they belong to. */
@Entity('users')
export class User {
  @PrimaryUuidColumn()
  id!: string;

  @IntColumn()
  version!: number;

  @InstantColumn()
  createdAt!: Date;

  @InstantColumn()
  updatedAt!: Date;

  @InstantColumn({ nullable: true })
  deletedAt!: Date | null;

  /** Always lower case. */
  @TextColumn(180)
  email!: string;

  @TextColumn(100)
  firstName!: string;

  @TextColumn(100)
  lastName!: string;

  @TextColumn(2)
  locale!: Locale;

  @TextColumn(5, { nullable: true })
  regionalLocale!: RegionalLocale | null;

  @BooleanColumn()
  superadmin!: boolean;

  @BooleanColumn()
  blocked!: boolean;

  /** Argon2id, PHC format. */
  @TextColumn(255)
  passwordHash!: string;

  @UuidColumn({ nullable: true })
  defaultLicenceId!: string | null;

  @InstantColumn({ nullable: true })
  lastSignInAt!: Date | null;
}
