import type { Signature } from '@jahrring/contracts-common';
import { personalLimits, type HandoverLine } from '@jahrring/contracts-inventory';
import {
  InstantColumn,
  IntColumn,
  JsonColumn,
  LicensedEntity,
  LocalDateColumn,
  TextColumn,
  UuidColumn,
} from '@jahrring/service-kit';
import { Entity } from 'typeorm';

export interface BothSignatures {
  person: Signature;
  giver: Signature;
}

/** Items that were handed over and taken back at once, as signed by both parties; never changed. */
@Entity('personal_handovers')
export class HandoverEntity extends LicensedEntity {
  @IntColumn()
  number!: number;

  @UuidColumn()
  employeeId!: string;

  @TextColumn(personalLimits.name)
  employeeName!: string;

  @TextColumn(personalLimits.name)
  giverName!: string;

  @LocalDateColumn()
  day!: string;

  @InstantColumn()
  signedAt!: Date;

  @JsonColumn()
  lines!: HandoverLine[];

  @TextColumn(personalLimits.note, { nullable: true })
  note!: string | null;

  @JsonColumn()
  signatures!: BothSignatures;
}
