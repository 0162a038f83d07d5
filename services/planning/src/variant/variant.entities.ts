import { variantLimits } from '@jahrring/contracts-planning';
import {
  BooleanColumn,
  IntColumn,
  LicensedEntity,
  LocalDateColumn,
  TextColumn,
  UuidColumn,
} from '@jahrring/service-kit';
import { Entity } from 'typeorm';
import { PlannedEntity } from '../booking';

/** A variant of the plan under a name. */
@Entity('plan_variants')
export class PlanVariantEntity extends LicensedEntity {
  @TextColumn(variantLimits.title)
  title!: string;

  @LocalDateColumn()
  firstDay!: string;

  @LocalDateColumn()
  lastDay!: string;

  /** Its author. */
  @UuidColumn()
  employeeId!: string;
}

/** A booking as a variant has it, where that is not as the plan has it; under an id of its own. */
@Entity('variant_bookings')
export class VariantBookingEntity extends PlannedEntity {
  @UuidColumn()
  variantId!: string;

  /** The id of the plan's booking, or of one that the variant alone has. */
  @UuidColumn()
  bookingId!: string;

  /** The version of the plan's booking that the variant began with; 0: the variant alone has it. */
  @IntColumn()
  baseVersion!: number;

  /** The variant goes without it. */
  @BooleanColumn()
  dropped!: boolean;
}
