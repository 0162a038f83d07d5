import { forwardingLimits, stemLimits } from '@jahrring/contracts-timber';
import {
  DoubleColumn,
  IntColumn,
  LicensedEntity,
  LocalDateColumn,
  QuantityColumn,
  TextColumn,
  UuidColumn,
} from '@jahrring/service-kit';
import { Entity } from 'typeorm';

const optional = { nullable: true } as const;

/** Part of a forwarder's load that went to one place and delivery. */
@Entity('forwarded_loads')
export class LoadEntity extends LicensedEntity {
  @UuidColumn()
  fileId!: string;

  @UuidColumn(optional)
  originId!: string | null;

  /** The lot it lies in. */
  @UuidColumn(optional)
  lotId!: string | null;

  @TextColumn(60)
  number!: string;

  @LocalDateColumn()
  unloadedOn!: string;

  /** The landing place as the machine names it. */
  @TextColumn(forwardingLimits.location)
  location!: string;

  /** The machine's name of the delivery or product. */
  @TextColumn(forwardingLimits.product)
  product!: string;

  @TextColumn(stemLimits.assortment, optional)
  assortment!: string | null;

  /** m³ under bark; over bark where that is all the machine tells. */
  @QuantityColumn()
  volume!: string;

  @IntColumn(optional)
  weightKg!: number | null;

  @DoubleColumn(optional)
  latitude!: number | null;

  @DoubleColumn(optional)
  longitude!: number | null;
}
