import type { ExtraValues, Unit, VatKey } from '@jahrring/contracts-common';
import {
  machineKinds,
  machineRecordLimits,
  objectLimits,
  type DatedCost,
  type DatedPrice,
  type MachineState,
  type MachineView,
  type ObjectKind,
  type Surcharge,
} from '@jahrring/contracts-inventory';
import {
  BooleanColumn,
  IntColumn,
  JsonColumn,
  LicensedEntity,
  LocalDateColumn,
  LongTextColumn,
  MoneyColumn,
  QuantityColumn,
  TextColumn,
  UnitPriceColumn,
  UuidColumn,
} from '@jahrring/service-kit';
import { Entity } from 'typeorm';

const optional = { nullable: true } as const;

/** Whatever can stand on an entry or a document: activities, machines, material … Machine columns are theirs alone. */
@Entity('objects')
export class ObjectEntity extends LicensedEntity {
  @TextColumn(20)
  kind!: ObjectKind;

  @TextColumn(objectLimits.title)
  title!: string;

  @TextColumn(objectLimits.articleNumber, optional)
  articleNumber!: string | null;

  @LongTextColumn(optional)
  description!: string | null;

  @TextColumn(30)
  unit!: Unit;

  @UnitPriceColumn()
  price!: string;

  @TextColumn(20)
  vatRateKey!: VatKey;

  @TextColumn(objectLimits.centre, optional)
  costCentre!: string | null;

  @TextColumn(objectLimits.centre, optional)
  revenueCentre!: string | null;

  @BooleanColumn()
  active!: boolean;

  /** Null in objects from before there were any; the same as none. */
  @JsonColumn(optional)
  surcharges!: Surcharge[] | null;

  @JsonColumn(optional)
  datedPrices!: DatedPrice[] | null;

  /** Stored files, the main image first. */
  @JsonColumn(optional)
  imageIds!: string[] | null;

  @JsonColumn(optional)
  assignedEmployeeIds!: string[] | null;

  @UuidColumn(optional)
  rateCategoryId!: string | null;

  @UuidColumn(optional)
  companyPartId!: string | null;

  /** Unique among the living objects of a licence; null where there is no number, and once deleted. */
  @TextColumn(60, optional)
  articleNumberKey!: string | null;

  @TextColumn(160, optional)
  titleKey!: string | null;

  @TextColumn(20, optional)
  counterUnit!: MachineView['counterUnit'];

  @QuantityColumn(optional)
  counterReading!: string | null;

  @IntColumn(optional)
  serviceIntervalMonths!: number | null;

  @IntColumn(optional)
  serviceIntervalCounter!: number | null;

  @LocalDateColumn(optional)
  nextServiceDate!: string | null;

  @IntColumn(optional)
  exhaustIntervalMonths!: number | null;

  @LocalDateColumn(optional)
  nextExhaustDate!: string | null;

  @UnitPriceColumn(optional)
  fuelCostPerLitre!: string | null;

  /** Next service from machine control; null if it does not manage the machine. */
  @QuantityColumn(optional)
  serviceAt!: string | null;

  @LocalDateColumn(optional)
  serviceByCounterOn!: string | null;

  @IntColumn(optional)
  warnDays!: number | null;

  @IntColumn(optional)
  warnUnits!: number | null;

  /** The first day the next service is due, by date or by counter. */
  @LocalDateColumn(optional)
  serviceDueOn!: string | null;

  @TextColumn(machineRecordLimits.name, optional)
  make!: string | null;

  @TextColumn(machineRecordLimits.name, optional)
  model!: string | null;

  @IntColumn(optional)
  buildYear!: number | null;

  @TextColumn(machineRecordLimits.name, optional)
  serialNumber!: string | null;

  @TextColumn(machineRecordLimits.plate, optional)
  plate!: string | null;

  /** Null in machines of before there were states; the same as in use. */
  @TextColumn(10, optional)
  machineState!: MachineState | null;

  @TextColumn(machineRecordLimits.place, optional)
  place!: string | null;

  @UuidColumn(optional)
  responsibleId!: string | null;

  @UuidColumn(optional)
  driverId!: string | null;

  @TextColumn(machineRecordLimits.company, optional)
  insurer!: string | null;

  @TextColumn(machineRecordLimits.policy, optional)
  policyNumber!: string | null;

  @MoneyColumn(optional)
  insurancePerYear!: string | null;

  @LocalDateColumn(optional)
  insuredFrom!: string | null;

  @LocalDateColumn(optional)
  insuredUntil!: string | null;

  @TextColumn(machineRecordLimits.company, optional)
  lessor!: string | null;

  @MoneyColumn(optional)
  leasePerMonth!: string | null;

  @LocalDateColumn(optional)
  leasedFrom!: string | null;

  @LocalDateColumn(optional)
  leasedUntil!: string | null;

  /** Premiums and rates from later days on; null in machines of before there were any. */
  @JsonColumn(optional)
  datedCosts!: DatedCost[] | null;

  @LocalDateColumn(optional)
  warrantyUntil!: string | null;

  @JsonColumn(optional)
  extra!: ExtraValues | null;

  @LongTextColumn(optional)
  extraSearch!: string | null;
}

/** Returns true if an object is maintained in working order, as machines and vehicles are. */
export function isMachine({ kind }: Pick<ObjectEntity, 'kind'>): boolean {
  return machineKinds.some((one) => one === kind);
}
