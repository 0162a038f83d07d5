import { RepositoryServices } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { SettingsRepository } from '../settings/licence-settings';
import { PayrollSettingsEntity } from './payroll-settings.entity';

@Injectable()
export class PayrollSettingsRepository extends SettingsRepository<PayrollSettingsEntity> {
  constructor(services: RepositoryServices) {
    super(services, PayrollSettingsEntity, { name: 'payroll_settings' });
  }
}
