import { RepositoryServices, SettingsRepository } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { PlanningSettingsEntity } from './planning-settings.entity';

@Injectable()
export class PlanningSettingsRepository extends SettingsRepository<PlanningSettingsEntity> {
  constructor(services: RepositoryServices) {
    super(services, PlanningSettingsEntity, { name: 'planningSettings' });
  }
}
