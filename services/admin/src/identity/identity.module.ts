import { Module } from '@nestjs/common';
import { IdentityAdapterModule } from './adapter';
import { AddressMergesModule } from './address-merge';
import { AuthModule } from './auth';
import { ConnectionRequestsModule } from './connection-request';
import { CredentialsModule } from './credential';
import { DirectoryModule } from './directory';
import { EmployeesModule } from './employee';
import { EmploymentsModule } from './employment';
import { IdentityRecordsModule } from './identity-record';
import { InstallationExportModule } from './installation-export';
import { LicencesModule } from './licence';
import { LicencePluginsModule } from './licence-plugin';
import { PluginsModule } from './plugin';
import { ProfilesModule } from './profile';
import { RolesModule } from './role';
import { SessionsModule } from './session';
import { SetupModule } from './setup';
import { UsersModule } from './user';

/** The floor of people and licences: it stands on the registry. Its features, those that others stand on first. */
@Module({
  imports: [
    IdentityRecordsModule,
    EmploymentsModule,
    LicencePluginsModule,
    ProfilesModule,
    DirectoryModule,
    SessionsModule,
    CredentialsModule,
    RolesModule,
    UsersModule,
    AuthModule,
    PluginsModule,
    EmployeesModule,
    AddressMergesModule,
    ConnectionRequestsModule,
    LicencesModule,
    InstallationExportModule,
    SetupModule,
    IdentityAdapterModule,
  ],
})
export class IdentityModule {}
