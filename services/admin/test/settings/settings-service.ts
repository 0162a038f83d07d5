import type { ServiceDefinition } from '@jahrring/service-kit';
import { Module } from '@nestjs/common';
import { adminService } from '../../src/admin.service-definition';
import { SessionStore } from '../../src/auth/session.store';
import { MembershipRepository } from '../../src/employee/membership.repository';
import { LicenceRepository } from '../../src/licence/licence.repository';
import { LicenceService } from '../../src/licence/licence.service';
import { settingsControllers, settingsProviders } from '../../src/settings/settings.parts';

/** Nobody signs in here: the suites' own sessions stand in. */
const noSessions = { endOfLicence: () => Promise.resolve(), forget: () => undefined };

@Module({
  controllers: settingsControllers,
  providers: [
    ...settingsProviders,
    LicenceRepository,
    LicenceService,
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
