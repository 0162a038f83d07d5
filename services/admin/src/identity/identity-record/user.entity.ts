import type { Locale, RegionalLocale } from '@jahrring/contracts-common';
import {
  BooleanColumn,
  InstantColumn,
  IntColumn,
  LocalDateColumn,
  TextColumn,
  UuidColumn,
  VersionedEntity,
} from '@jahrring/service-kit';
import { Entity } from 'typeorm';
import type { Salutation } from '@jahrring/contracts-admin';

/** One identity: a person who signs in, whatever licences they belong to. */
@Entity('users')
export class UserEntity extends VersionedEntity {
  /** In its canonical form (`canonicalEmail`), compared byte by byte: `é` is not `e`. */
  @TextColumn(180)
  email!: string;

  /** When somebody last proved to read this mailbox, by a link sent to it; null: nobody has, and the account carries no trust. */
  @InstantColumn({ nullable: true })
  emailProvedAt!: Date | null;

  /** The address that takes the place of `email` once a link sent to it was followed. */
  @TextColumn(180, { nullable: true })
  pendingEmail!: string | null;

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

  @TextColumn(10, { nullable: true })
  salutation!: Salutation | null;

  @TextColumn(30, { nullable: true })
  phone!: string | null;

  @TextColumn(30, { nullable: true })
  mobile!: string | null;

  @LocalDateColumn({ nullable: true })
  birthdate!: string | null;

  /** A stored file of the person. */
  @UuidColumn({ nullable: true })
  pictureId!: string | null;

  /** Encrypted; counts only with `totpSince`. */
  @TextColumn(255, { nullable: true })
  totpSecret!: string | null;

  /** Since when a code is asked for at sign-in. */
  @InstantColumn({ nullable: true })
  totpSince!: Date | null;

  /** The last step whose code was taken: no code counts twice. */
  @IntColumn({ nullable: true })
  totpLastStep!: number | null;

  /** Argon2id, PHC format; empty as long as an invited person has set none. */
  @TextColumn(255)
  passwordHash!: string;

  @UuidColumn({ nullable: true })
  defaultLicenceId!: string | null;

  @InstantColumn({ nullable: true })
  lastSignInAt!: Date | null;
}
