import { RepositoryServices, SettingsRepository } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { PayrollSettingsEntity } from './payroll-settings.entity';

@Injectable()
export class PayrollSettingsRepository extends SettingsRepository<PayrollSettingsEntity> {
  constructor(services: RepositoryServices) {
    super(services, PayrollSettingsEntity, { name: 'payroll_settings' });
  }
}
