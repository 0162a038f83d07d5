import type { UpdateLabelSettings } from '@jahrring/contracts-inventory';
import { JsonColumn, LicensedEntity, UuidColumn } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** Label settings of a licence, one row; none until saved for the first time. */
@Entity('label_settings')
export class LabelSettingsEntity extends LicensedEntity {
  @JsonColumn()
  values!: UpdateLabelSettings;

  @UuidColumn({ nullable: true })
  logoId!: string | null;
}
