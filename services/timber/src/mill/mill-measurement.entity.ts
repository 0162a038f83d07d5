import {
  millLimits,
  type MillKind,
  type MillLine,
  type MillSource,
  type MillState,
} from '@jahrring/contracts-timber';
import {
  InstantColumn,
  JsonColumn,
  LicensedEntity,
  LocalDateColumn,
  LongTextColumn,
  QuantityColumn,
  TextColumn,
  UuidColumn,
} from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** A lot as the mill has measured it. */
@Entity('mill_measurements')
export class MillMeasurementEntity extends LicensedEntity {
  @UuidColumn()
  lotId!: string;

  @TextColumn(20)
  kind!: MillKind;

  @TextColumn(10)
  state!: MillState;

  @TextColumn(10)
  source!: MillSource;

  /** Of the mill's protocol. */
  @TextColumn(millLimits.number, { nullable: true })
  number!: string | null;

  @LocalDateColumn()
  measuredOn!: string;

  @TextColumn(millLimits.number, { nullable: true })
  creditNumber!: string | null;

  @LocalDateColumn({ nullable: true })
  creditOn!: string | null;

  @TextColumn(millLimits.fileName, { nullable: true })
  fileName!: string | null;

  /** Of the file it was read from. */
  @TextColumn(64, { nullable: true })
  sha256!: string | null;

  /** Solid m³ of all lines. */
  @QuantityColumn()
  volume!: string;

  @JsonColumn()
  lines!: MillLine[];

  @LongTextColumn({ nullable: true })
  reason!: string | null;

  @LongTextColumn({ nullable: true })
  note!: string | null;

  @InstantColumn({ nullable: true })
  decidedAt!: Date | null;
}
