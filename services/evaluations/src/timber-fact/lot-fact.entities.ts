import type { TimberState } from '@jahrring/contracts-evaluations';
import {
  BigIntColumn,
  BooleanColumn,
  IntColumn,
  LicensedEntity,
  LocalDateColumn,
  ReferenceEntity,
  TextColumn,
  UuidColumn,
} from '@jahrring/service-kit';
import { Entity } from 'typeorm';

const optional = { nullable: true } as const;

/** Our copy of a lot of round timber; a deleted one stays, so that an older event brings nothing back. */
@Entity('lot_refs')
export class LotRefEntity extends ReferenceEntity {
  @BooleanColumn()
  deleted!: boolean;
}

/** Timber in a lot of one assortment in one class. The value is in hundredths of the licence's currency. */
@Entity('lot_facts')
export class LotFactEntity extends LicensedEntity {
  @UuidColumn()
  lotId!: string;

  @TextColumn(20)
  number!: string;

  @TextColumn(150)
  title!: string;

  @TextColumn(20)
  lotState!: TimberState;

  /** The buyer. */
  @UuidColumn(optional)
  addressId!: string | null;

  /** When it was measured. */
  @LocalDateColumn()
  workDate!: string;

  /** Monday of its week. */
  @LocalDateColumn()
  week!: string;

  /** `2026-03` */
  @TextColumn(7)
  month!: string;

  @TextColumn(10, optional)
  species!: string | null;

  @TextColumn(20, optional)
  assortment!: string | null;

  @TextColumn(5, optional)
  quality!: string | null;

  @TextColumn(5, optional)
  thicknessClass!: string | null;

  @IntColumn()
  stems!: number;

  /** Solid m³ in thousandths. */
  @BigIntColumn()
  volumeThousandths!: number;

  /** 0 while it has no price. */
  @BigIntColumn()
  valueCents!: number;

  /** The volume of what has a price. */
  @BigIntColumn()
  pricedThousandths!: number;
}
