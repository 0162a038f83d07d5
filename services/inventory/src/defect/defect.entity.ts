import { defectLimits, type DefectState } from '@jahrring/contracts-inventory';
import {
  BooleanColumn,
  InstantColumn,
  JsonColumn,
  LicensedEntity,
  LocalDateColumn,
  TextColumn,
  UuidColumn,
} from '@jahrring/service-kit';
import { Entity } from 'typeorm';

const optional = { nullable: true } as const;

/** A defect of a machine or vehicle, from its report to its repair. */
@Entity('machine_defects')
export class DefectEntity extends LicensedEntity {
  @UuidColumn()
  machineId!: string;

  @TextColumn(defectLimits.title)
  title!: string;

  @TextColumn(defectLimits.description, optional)
  description!: string | null;

  @BooleanColumn()
  unusable!: boolean;

  @TextColumn(10)
  state!: DefectState;

  @InstantColumn()
  reportedAt!: Date;

  @UuidColumn(optional)
  reporterId!: string | null;

  @JsonColumn()
  photoIds!: string[];

  @TextColumn(defectLimits.resolution, optional)
  resolution!: string | null;

  @LocalDateColumn(optional)
  doneOn!: string | null;
}
