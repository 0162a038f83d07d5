import { containerLimits, type VolumeUnit } from '@jahrring/contracts-timber';
import {
  IntColumn,
  LicensedEntity,
  LocalDateColumn,
  QuantityColumn,
  TextColumn,
  UuidColumn,
} from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** A slip of the scales, with what was in the container and where it stood. */
@Entity('weigh_tickets')
export class WeighTicketEntity extends LicensedEntity {
  @UuidColumn()
  containerId!: string;

  @UuidColumn({ nullable: true })
  lotId!: string | null;

  @TextColumn(containerLimits.place, { nullable: true })
  place!: string | null;

  @LocalDateColumn()
  weighedOn!: string;

  @TextColumn(containerLimits.ticket, { nullable: true })
  ticketNumber!: string | null;

  @IntColumn()
  grossKg!: number;

  @IntColumn()
  tareKg!: number;

  /** Per cent of the fresh weight. */
  @TextColumn(5, { nullable: true })
  moisture!: string | null;

  @QuantityColumn({ nullable: true })
  quantity!: string | null;

  @TextColumn(10, { nullable: true })
  unit!: VolumeUnit | null;

  /** The quantity as solid m³, by the factors of its day. */
  @QuantityColumn({ nullable: true })
  solid!: string | null;
}
