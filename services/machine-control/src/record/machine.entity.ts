import type { ContractCost, CounterUnit } from '@jahrring/contracts-machine-control';
import type { DatedPrice } from '@jahrring/contracts-inventory';
import {
  BooleanColumn,
  IntColumn,
  JsonColumn,
  LocalDateColumn,
  QuantityColumn,
  ReferenceEntity,
  TextColumn,
  UnitPriceColumn,
} from '@jahrring/service-kit';
import { Entity } from 'typeorm';

const optional = { nullable: true } as const;

/** Our copy of a machine or vehicle of the inventory, and how it stands by its readings and services. */
@Entity('machines')
export class MachineEntity extends ReferenceEntity {
  @TextColumn(20)
  kind!: 'machines' | 'vehicles';

  @TextColumn(150)
  title!: string;

  @TextColumn(50, optional)
  articleNumber!: string | null;

  @UnitPriceColumn()
  price!: string;

  @JsonColumn()
  datedPrices!: DatedPrice[];

  @BooleanColumn()
  active!: boolean;

  @BooleanColumn()
  deleted!: boolean;

  /** If there are any, nobody else of the staff sees it. */
  @JsonColumn()
  assignedEmployeeIds!: string[];

  /** Its responsible and its driver; null until the inventory has told them. */
  @JsonColumn(optional)
  keeperIds!: string[] | null;

  /** Its pictures, kept by the inventory; null until it has told them. */
  @JsonColumn(optional)
  imageIds!: string[] | null;

  /** Insurance and leasing; null until the inventory has told them. */
  @JsonColumn(optional)
  contractCosts!: ContractCost[] | null;

  /** Unit of its counter. */
  @TextColumn(20)
  unit!: CounterUnit;

  @IntColumn(optional)
  serviceIntervalMonths!: number | null;

  /** Counter units between two services. */
  @IntColumn(optional)
  serviceIntervalCounter!: number | null;

  @IntColumn(optional)
  exhaustIntervalMonths!: number | null;

  @UnitPriceColumn(optional)
  fuelCostPerLitre!: string | null;

  /** The inventory has the last word on both days. */
  @LocalDateColumn(optional)
  nextServiceOn!: string | null;

  @LocalDateColumn(optional)
  nextExhaustOn!: string | null;

  @QuantityColumn(optional)
  counter!: string | null;

  @LocalDateColumn(optional)
  readOn!: string | null;

  /** Recent usage per day. */
  @QuantityColumn()
  perDay!: string;

  /** The counter at which the next service is due. */
  @QuantityColumn(optional)
  serviceAt!: string | null;

  /** The first day anything is due; the last day there is where nothing is planned, so that it stands last. */
  @LocalDateColumn()
  dueOn!: string;

  /** Last notification to people: level and day. */
  @TextColumn(40, optional)
  serviceTold!: string | null;

  @TextColumn(40, optional)
  exhaustTold!: string | null;

  /** Counts up with every change of what its figures are worked out from (`MachineStamps`). */
  @IntColumn()
  figuresStamp!: number;

  /** The year up to which its figures are published; 0 where they have changed since. */
  @IntColumn()
  figuresToldYear!: number;
}

/** Stands for "nothing is planned". */
export const neverOn = '9999-12-31';
