import type { Country, Currency } from '@jahrring/contracts-common';
import { ReferenceEntity, TextColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** Our copy of the licence itself: its base currency, and the sender of what we write. */
@Entity('licence_refs')
export class LicenceRefEntity extends ReferenceEntity {
  @TextColumn(150)
  name!: string;

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
}
