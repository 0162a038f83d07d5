import { projectLimits, type BudgetLevel, type ProjectStatus } from '@jahrring/contracts-projects';
import type { ExtraValues, Unit } from '@jahrring/contracts-common';
import {
  DoubleColumn,
  JsonColumn,
  LicensedEntity,
  LocalDateColumn,
  LongTextColumn,
  MoneyColumn,
  QuantityColumn,
  TextColumn,
  UuidColumn,
} from '@jahrring/service-kit';
import { Entity } from 'typeorm';

@Entity('projects')
export class ProjectEntity extends LicensedEntity {
  /** Used once in a licence, deleted and archived projects included. */
  @TextColumn(projectLimits.number)
  number!: string;

  @TextColumn(projectLimits.externalId, { nullable: true })
  externalId!: string | null;

  @TextColumn(projectLimits.title)
  title!: string;

  @LongTextColumn({ nullable: true })
  description!: string | null;

  @LocalDateColumn({ nullable: true })
  startDate!: string | null;

  @LocalDateColumn({ nullable: true })
  endDate!: string | null;

  @LocalDateColumn({ nullable: true })
  deadline!: string | null;

  @TextColumn(projectLimits.forestOwner, { nullable: true })
  forestOwner!: string | null;

  @UuidColumn({ nullable: true })
  addressId!: string | null;

  @UuidColumn({ nullable: true })
  responsibleEmployeeId!: string | null;

  @TextColumn(4)
  status!: ProjectStatus;

  /** The status before archiving; where it returns to. */
  @TextColumn(4, { nullable: true })
  previousStatus!: ProjectStatus | null;

  @MoneyColumn({ nullable: true })
  totalAmount!: string | null;

  @QuantityColumn({ nullable: true })
  quantity!: string | null;

  @TextColumn(30, { nullable: true })
  unit!: Unit | null;

  @TextColumn(projectLimits.centre, { nullable: true })
  costCentre!: string | null;

  @TextColumn(projectLimits.centre, { nullable: true })
  revenueCentre!: string | null;

  @UuidColumn({ nullable: true })
  companyPartId!: string | null;

  /** Degrees (WGS84), both or neither. */
  @DoubleColumn({ nullable: true })
  latitude!: number | null;

  @DoubleColumn({ nullable: true })
  longitude!: number | null;

  /** Rescue point: its number, or a description. */
  @TextColumn(projectLimits.rescuePoint, { nullable: true })
  rescuePoint!: string | null;

  /** Up to which level of the budget somebody was warned; written without a new version. */
  @TextColumn(4, { nullable: true })
  budgetLevel!: BudgetLevel | null;

  @JsonColumn({ nullable: true })
  extra!: ExtraValues | null;

  @LongTextColumn({ nullable: true })
  extraSearch!: string | null;

  /** Facts read with a page of a list; not a column. */
  facts?: ProjectFacts;
}

/** Whose order a project is, who leads it, and what was recorded and billed on it. */
export interface ProjectFacts {
  addressName: string | null;
  responsibleName: string | null;
  seconds: number;
  /** Value of what is billable, with two decimals. */
  performed: string;
  /** Of issued bills, with two decimals. */
  outstanding: string;
}
