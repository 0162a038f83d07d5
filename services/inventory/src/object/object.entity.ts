import type { Unit, VatKey } from '@jahrring/contracts-common';
import { objectLimits, type MachineView, type ObjectKind } from '@jahrring/contracts-inventory';
import {
  BooleanColumn,
  IntColumn,
  LicensedEntity,
  LocalDateColumn,
  LongTextColumn,
  QuantityColumn,
  TextColumn,
  UnitPriceColumn,
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
}
