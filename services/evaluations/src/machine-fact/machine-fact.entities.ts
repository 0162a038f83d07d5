import { BigIntColumn, LicensedEntity, ReferenceEntity, TextColumn, UuidColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** Our copy of a machine whose figures were told; its id is the machine's. */
@Entity('machine_refs')
export class MachineRefEntity extends ReferenceEntity {
  /** Unit of its counter. */
  @TextColumn(20)
  unit!: string;
}

/** Usage and costs of a machine in a month; amounts in hundredths of the licence's currency. */
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

  /** Amount that time sheets charge for it. */
  @BigIntColumn()
  chargedCents!: number;
}
