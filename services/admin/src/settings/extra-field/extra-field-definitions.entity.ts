import type { ExtraEntity, ExtraField } from '@jahrring/contracts-common';
import { JsonColumn, LicensedEntity, TextColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** The fields a licence has added to one entity, in their order: one record, so that two who change them meet. */
@Entity('extra_field_definitions')
export class ExtraFieldDefinitionsEntity extends LicensedEntity {
  @TextColumn(20)
  entity!: ExtraEntity;

  @JsonColumn()
  fields!: ExtraField[];
}
