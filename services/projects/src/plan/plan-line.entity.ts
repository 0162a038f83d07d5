import type { CostKind } from '@jahrring/contracts-projects';
import type { Unit } from '@jahrring/contracts-common';
import {
  LicensedEntity,
  QuantityColumn,
  TextColumn,
  UnitPriceColumn,
  UuidColumn,
} from '@jahrring/service-kit';
import { Entity } from 'typeorm';

const optional = { nullable: true } as const;

/** A planned cost of a project. */
@Entity('plan_lines')
export class PlanLineEntity extends LicensedEntity {
  @UuidColumn()
  projectId!: string;

  @TextColumn(12)
  kind!: CostKind;

  @TextColumn(150)
  title!: string;

  @QuantityColumn()
  quantity!: string;

  @TextColumn(30, optional)
  unit!: Unit | null;

  @UnitPriceColumn(optional)
  unitCost!: string | null;

  @UnitPriceColumn(optional)
  unitPrice!: string | null;

  @TextColumn(30, optional)
  costCentre!: string | null;

  @TextColumn(30, optional)
  revenueCentre!: string | null;
}
