import type { ServiceDefinition } from '@jahrring/service-kit';
import { Module, type Type } from '@nestjs/common';
import { MODULE_METADATA } from '@nestjs/common/constants.js';
import { adminService } from '../../src/admin.service-definition';
import { SessionStore } from '../../src/identity/session/session.store';
import { MembershipRepository } from '../../src/identity/identity-record/membership.repository';
import { LicenceRepository } from '../../src/identity/identity-record/licence.repository';
import { IndustryApplicationRepository } from '../../src/settings/industry-record';
import { LicenceDirectory, MemberDirectory } from '../../src/identity';
import { LicenceService } from '../../src/identity/licence/licence.service';
import { MasterDataModule } from '../../src/settings/master-data/master-data.module';

/** Controllers or providers of the settings, without the modules they stand on. */
const ownParts = (kind: string) => Reflect.getMetadata(kind, MasterDataModule) as Type[];

/** Nobody signs in here: the suites' own sessions stand in. */
const noSessions = { endOfLicence: () => Promise.resolve(), forget: () => undefined };

@Module({
  controllers: ownParts(MODULE_METADATA.CONTROLLERS),
  providers: [
    ...ownParts(MODULE_METADATA.PROVIDERS),
    IndustryApplicationRepository,
    LicenceDirectory,
    LicenceRepository,
    LicenceService,
    MemberDirectory,
    MembershipRepository,
    { provide: SessionStore, useValue: noSessions },
  ],
})
class SettingsTestModule {}

/** The settings of the admin service alone, so that suites can act as any role without signing in. */
export const settingsService: ServiceDefinition = {
  tool: 'admin',
  version: '1.0.0',
  module: SettingsTestModule,
  entities: adminService.entities,
  migrations: adminService.migrations,
};
