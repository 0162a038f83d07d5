import type { UpdateAbsenceSettings } from '@jahrring/contracts-time';
import { JsonColumn, LicensedEntity } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** The rules of a licence about absences, one row; none until they are saved for the first time. */
@Entity('absence_settings')
export class AbsenceSettingsEntity extends LicensedEntity {
  @JsonColumn()
  values!: UpdateAbsenceSettings;
}
