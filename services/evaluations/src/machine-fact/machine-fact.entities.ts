import { BigIntColumn, LicensedEntity, ReferenceEntity, TextColumn, UuidColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** Our copy of a machine whose figures were told; its id is the machine's. */
@Entity('machine_refs')
export class MachineRefEntity extends ReferenceEntity {
  /** What its counter counts. */
  @TextColumn(20)
  unit!: string;
}

/** What a machine ran and cost in a month; amounts in hundredths of the licence's currency. */
@Entity('machine_facts')
export class MachineFactEntity extends LicensedEntity {
  @UuidColumn()
  objectId!: string;

  @TextColumn(20)
  unit!: string;

  /** `2026-03` */
  @TextColumn(7)
  month!: string;

  /** By its counter, in thousandths of its unit. */
  @BigIntColumn()
  usedThousandths!: number;

  /** As recorded on time sheets. */
  @BigIntColumn()
  recordedThousandths!: number;

  @BigIntColumn()
  litreThousandths!: number;

  @BigIntColumn()
  fuelCents!: number;

  @BigIntColumn()
  upkeepCents!: number;

  @BigIntColumn()
  standingCents!: number;

  /** What time sheets charge for it. */
  @BigIntColumn()
  chargedCents!: number;
}
