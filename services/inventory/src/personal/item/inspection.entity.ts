import { personalLimits } from '@jahrring/contracts-inventory';
import {
  BooleanColumn,
  LicensedEntity,
  LocalDateColumn,
  TextColumn,
  UuidColumn,
} from '@jahrring/service-kit';
import { Entity } from 'typeorm';

const optional = { nullable: true } as const;

/** Somebody looked at a piece. */
@Entity('personal_inspections')
export class InspectionEntity extends LicensedEntity {
  @UuidColumn()
  itemId!: string;

  @LocalDateColumn()
  day!: string;

  @BooleanColumn()
  passed!: boolean;

  @LocalDateColumn(optional)
  nextOn!: string | null;

  @TextColumn(personalLimits.note, optional)
  note!: string | null;

  @TextColumn(personalLimits.name, optional)
  byName!: string | null;
}
