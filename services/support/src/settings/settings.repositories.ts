import { RepositoryServices, SettingsRepository } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { DeskSettingsEntity } from './desk-settings.entity';
import { SupportSettingsEntity } from './support-settings.entity';

@Injectable()
export class SupportSettingsRepository extends SettingsRepository<SupportSettingsEntity> {
  constructor(services: RepositoryServices) {
    super(services, SupportSettingsEntity, { name: 'supportSettings' });
  }
}

/** Always in the context of `inDesk`; `DeskSettingsService` writes the audit entry where the change was made. */
@Injectable()
export class DeskSettingsRepository extends SettingsRepository<DeskSettingsEntity> {
  constructor(services: RepositoryServices) {
    super(services, DeskSettingsEntity, { name: 'deskSettings', audit: false });
  }
}
