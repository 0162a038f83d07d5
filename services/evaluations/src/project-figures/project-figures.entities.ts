import {
  BigIntColumn,
  IntColumn,
  LicensedEntity,
  ReferenceEntity,
  TextColumn,
  UuidColumn,
} from '@jahrring/service-kit';
import { Entity } from 'typeorm';

const optional = { nullable: true } as const;

/** A whole project as its last event told it, by the project's id; in hundredths of the licence's currency. */
@Entity('project_figures')
export class ProjectFiguresEntity extends ReferenceEntity {
  /** The same as its id: what facts are limited by. */
  @UuidColumn()
  projectId!: string;

  @BigIntColumn(optional)
  plannedCostCents!: number | null;

  @BigIntColumn(optional)
  plannedValueCents!: number | null;

  @IntColumn()
  seconds!: number;

  @BigIntColumn()
  costCents!: number;

  @BigIntColumn()
  performedCents!: number;

  @BigIntColumn()
  billedCents!: number;

  @BigIntColumn()
  unbilledCents!: number;
}

/** Costs and revenues of a project in a month, by kind and centres. */
@Entity('cost_facts')
export class CostFactEntity extends LicensedEntity {
  @UuidColumn()
  projectId!: string;

  /** `2026-03` */
  @TextColumn(7)
  month!: string;

  /** Null of what documents charge. */
  @TextColumn(20, optional)
  kind!: string | null;

  @TextColumn(30, optional)
  costCentre!: string | null;

  @TextColumn(30, optional)
  revenueCentre!: string | null;

  @IntColumn()
  seconds!: number;

  @BigIntColumn()
  costCents!: number;

  @BigIntColumn()
  performedCents!: number;

  @BigIntColumn()
  billedCents!: number;

  @BigIntColumn()
  unbilledCents!: number;
}
