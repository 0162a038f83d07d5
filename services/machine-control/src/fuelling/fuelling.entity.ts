import { fuellingLimits } from '@jahrring/contracts-machine-control';
import {
  LicensedEntity,
  LocalDateColumn,
  MoneyColumn,
  QuantityColumn,
  TextColumn,
  UnitPriceColumn,
  UuidColumn,
} from '@jahrring/service-kit';
import { Entity } from 'typeorm';

const optional = { nullable: true } as const;

/** Fuel that went into a machine. */
@Entity('fuellings')
export class FuellingEntity extends LicensedEntity {
  @UuidColumn()
  machineId!: string;

  @LocalDateColumn()
  fuelledOn!: string;

  @QuantityColumn()
  litres!: string;

  @UnitPriceColumn(optional)
  pricePerLitre!: string | null;

  /** Litres times price; null where no price is known. */
  @MoneyColumn(optional)
  amount!: string | null;

  @TextColumn(fuellingLimits.place, optional)
  place!: string | null;

  @TextColumn(fuellingLimits.note, optional)
  note!: string | null;

  @UuidColumn(optional)
  employeeId!: string | null;
}
