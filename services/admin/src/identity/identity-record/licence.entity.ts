import type { LicenceSettings } from '@jahrring/contracts-admin';
import type { Country, Currency, LicenceState, LicenceType } from '@jahrring/contracts-common';
import {
  BooleanColumn,
  IntColumn,
  JsonColumn,
  LocalDateColumn,
  TextColumn,
  VersionedEntity,
} from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** A company account. It is what every other table's licence id points to, so it carries none itself. */
@Entity('licences')
export class LicenceEntity extends VersionedEntity {
  @TextColumn(100)
  name!: string;

  @TextColumn(20)
  type!: LicenceType;

  @TextColumn(20)
  state!: LicenceState;

  @LocalDateColumn()
  startsOn!: string;

  @LocalDateColumn({ nullable: true })
  endsOn!: string | null;

  @IntColumn({ nullable: true })
  userLimit!: number | null;

  @TextColumn(64)
  timeZone!: string;

  @TextColumn(2)
  country!: Country;

  @TextColumn(3)
  currency!: Currency;

  @TextColumn(70, { nullable: true })
  street!: string | null;

  @TextColumn(16, { nullable: true })
  houseNumber!: string | null;

  @TextColumn(16, { nullable: true })
  zip!: string | null;

  @TextColumn(35, { nullable: true })
  city!: string | null;

  @TextColumn(34, { nullable: true })
  iban!: string | null;

  @TextColumn(30, { nullable: true })
  vatNumber!: string | null;

  @TextColumn(180, { nullable: true })
  email!: string | null;

  @TextColumn(30, { nullable: true })
  phone!: string | null;

  @JsonColumn()
  settings!: LicenceSettings;

  /** Made by the demo seed: developers may look into it, whatever its type. */
  @BooleanColumn()
  demoData!: boolean;
}
