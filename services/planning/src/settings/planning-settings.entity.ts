import type { UpdatePlanningSettings } from '@jahrring/contracts-planning';
import { JsonColumn, LicensedEntity } from '@jahrring/service-kit';
import { Entity } from 'typeorm';

/** By which rules a licence plans, one row; none until it is saved for the first time. */
@Entity('planning_settings')
export class PlanningSettingsEntity extends LicensedEntity {
  @JsonColumn()
  values!: UpdatePlanningSettings;
}
