import type { UpdateLabelSettings } from '@jahrring/contracts-inventory';
import { JsonColumn, LicensedEntity, UuidColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** How a licence prints its labels, one row; none until it is saved for the first time. */
@Entity('label_settings')
export class LabelSettingsEntity extends LicensedEntity {
  @JsonColumn()
  values!: UpdateLabelSettings;

  @UuidColumn({ nullable: true })
  logoId!: string | null;
}
