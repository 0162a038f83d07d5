import type { Country } from '@jahrring/contracts-common';
import { originLimits, type CertificateKind, type Polygon, type Species } from '@jahrring/contracts-timber';
import {
  DoubleColumn,
  JsonColumn,
  LicensedEntity,
  LocalDateColumn,
  LongTextColumn,
  TextColumn,
  UuidColumn,
} from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** Place where timber grew. */
@Entity('origins')
export class OriginEntity extends LicensedEntity {
  @TextColumn(originLimits.title)
  title!: string;

  @UuidColumn({ nullable: true })
  ownerId!: string | null;

  @TextColumn(originLimits.text, { nullable: true })
  stand!: string | null;

  @TextColumn(originLimits.text, { nullable: true })
  parcel!: string | null;

  @TextColumn(originLimits.text, { nullable: true })
  municipality!: string | null;

  @TextColumn(2, { nullable: true })
  country!: Country | null;

  @DoubleColumn({ nullable: true })
  latitude!: number | null;

  @DoubleColumn({ nullable: true })
  longitude!: number | null;

  @JsonColumn({ nullable: true })
  polygon!: Polygon | null;

  @TextColumn(10, { nullable: true })
  certificateKind!: CertificateKind | null;

  @TextColumn(originLimits.certificateNumber, { nullable: true })
  certificateNumber!: string | null;

  @LocalDateColumn({ nullable: true })
  certificateFrom!: string | null;

  @LocalDateColumn({ nullable: true })
  certificateUntil!: string | null;

  @LocalDateColumn({ nullable: true })
  harvestFrom!: string | null;

  @LocalDateColumn({ nullable: true })
  harvestUntil!: string | null;

  @JsonColumn()
  species!: Species[];

  @TextColumn(originLimits.dds, { nullable: true })
  ddsReference!: string | null;

  @TextColumn(originLimits.dds, { nullable: true })
  ddsVerification!: string | null;

  @LongTextColumn({ nullable: true })
  note!: string | null;
}
