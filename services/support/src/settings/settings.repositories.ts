import { LicensedRepository, RepositoryServices } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { DeskSettingsEntity } from './desk-settings.entity';
import { SupportSettingsEntity } from './support-settings.entity';

/** The row's id is the licence's, so that two who save for the first time do not make two. */
@Injectable()
export class SupportSettingsRepository extends LicensedRepository<SupportSettingsEntity> {
  constructor(services: RepositoryServices) {
    super(services, SupportSettingsEntity, { name: 'supportSettings' });
  }
}

/** Always in the context of `inDesk`; `DeskSettingsService` writes the audit entry where the change was made. */
@Injectable()
export class DeskSettingsRepository extends LicensedRepository<DeskSettingsEntity> {
  constructor(services: RepositoryServices) {
    super(services, DeskSettingsEntity, { name: 'deskSettings', audit: false });
  }
}
