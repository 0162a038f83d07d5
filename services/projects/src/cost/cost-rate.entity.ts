import type { CostRateTarget } from '@jahrring/contracts-projects';
import {
  LicensedEntity,
  LocalDateColumn,
  TextColumn,
  UnitPriceColumn,
  UuidColumn,
} from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** Cost of an hour or a unit for the licence from a day on. */
@Entity('cost_rates')
export class CostRateEntity extends LicensedEntity {
  @TextColumn(10)
  target!: CostRateTarget;

  @UuidColumn({ nullable: true })
  targetId!: string | null;

  @LocalDateColumn()
  validFrom!: string;

  @UnitPriceColumn()
  rate!: string;

  /** Target and day in one: no two rates of one target begin on the same day. Null once deleted. */
  @TextColumn(60, { nullable: true })
  targetKey!: string | null;
}
