import type { ExtraEntity, ExtraField } from '@jahrring/contracts-common';
import { Entity, PrimaryColumn } from 'typeorm';
import { InstantColumn, JsonColumn, PrimaryUuidColumn } from '../database/columns';

/** Our copy of the fields a licence has added to an entity, kept by the event of their owner. */
@Entity('extra_field_sets')
export class ExtraFieldSetEntity {
  @PrimaryUuidColumn()
  licenceId!: string;

  @PrimaryColumn({ type: 'varchar', length: 20 })
  entity!: ExtraEntity;

  @JsonColumn()
  fields!: ExtraField[];

  /** When the definitions were as they are here. */
  @InstantColumn()
  occurredAt!: Date;
}
