import type { UpdateProjectSettings } from '@jahrring/contracts-projects';
import { JsonColumn, LicensedEntity } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** A licence's project settings, one row; none until it is saved for the first time. */
@Entity('project_settings')
export class ProjectSettingsEntity extends LicensedEntity {
  @JsonColumn()
  values!: UpdateProjectSettings;
}
