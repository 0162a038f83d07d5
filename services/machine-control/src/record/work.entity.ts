import { workLimits, type WorkKind } from '@jahrring/contracts-machine-control';
import {
  BooleanColumn,
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

const optional = { nullable: true } as const;

/** A service, exhaust test or repair of a machine. */
@Entity('machine_works')
export class WorkEntity extends LicensedEntity {
  @UuidColumn()
  machineId!: string;

  @TextColumn(10)
  kind!: WorkKind;

  @LocalDateColumn()
  doneOn!: string;

  @TextColumn(workLimits.what, optional)
  what!: string | null;

  @MoneyColumn(optional)
  cost!: string | null;

  @TextColumn(workLimits.workshop, optional)
  workshop!: string | null;

  @LongTextColumn(optional)
  note!: string | null;

  @BooleanColumn(optional)
  passed!: boolean | null;

  @LocalDateColumn(optional)
  nextOn!: string | null;

  /** Counter value when the work was done. */
  @QuantityColumn(optional)
  counter!: string | null;

  @JsonColumn()
  fileIds!: string[];

  @UuidColumn(optional)
  employeeId!: string | null;
}
