import { ReferenceEntity, TextColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** Our copy of the licence itself: the sender of its day reports. */
@Entity('licence_refs')
export class LicenceRefEntity extends ReferenceEntity {
  @TextColumn(150)
  name!: string;

  @TextColumn(2)
  country!: string;

  @TextColumn(3)
  currency!: string;

  /** IANA; UTC+1 of Switzerland until an event has told it. */
  @TextColumn(64)
  timeZone!: string;

  @TextColumn(70, { nullable: true })
  street!: string | null;

  @TextColumn(16, { nullable: true })
  houseNumber!: string | null;

  @TextColumn(16, { nullable: true })
  zip!: string | null;

  @TextColumn(35, { nullable: true })
  city!: string | null;

  @TextColumn(180, { nullable: true })
  email!: string | null;

  @TextColumn(30, { nullable: true })
  phone!: string | null;
}
