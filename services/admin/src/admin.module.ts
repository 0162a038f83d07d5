import { Module } from '@nestjs/common';
import { AddressMergesModule } from './address-merge';
import { AuditModule } from './audit';
import { AuthModule } from './auth';
import { BootModule } from './boot';
import { ConfigurationModule } from './configuration';
import { ConnectionRequestsModule } from './connection-request';
import { CredentialsModule } from './credential';
import { EmployeesModule } from './employee';
import { EmploymentsModule } from './employment';
import { ExtraFieldDefinitionsModule } from './extra-field';
import { IdentityRecordsModule } from './identity-record';
import { IndustryRecordsModule } from './industry-record';
import { IndustrySolutionsModule } from './industry-solution';
import { InstallationExportModule } from './installation-export';
import { LanguagesModule } from './language';
import { LicencesModule } from './licence';
import { LicencePluginsModule } from './licence-plugin';
import { LiveModule } from './live';
import { LiveEndpointModule } from './live-endpoint';
import { MailModule } from './mail';
import { MessagesModule } from './message';
import { NoticesModule } from './notice';
import { NotificationsModule } from './notification';
import { PluginsModule } from './plugin';
import { ProfilesModule } from './profile';
import { RegistryModule } from './registry';
import { ReleasesModule } from './release';
import { RolesModule } from './role';
import { SavedViewsModule } from './saved-view';
import { SearchModule } from './search';
import { SessionsModule } from './session';
import { SettingsModule } from './settings';
import { SetupModule } from './setup';
import { UsersModule } from './user';

/** The features of the service, those that others stand on first: events and jobs are registered in this order. */
@Module({
  imports: [
    ConfigurationModule,
    ExtraFieldDefinitionsModule,
    IdentityRecordsModule,
    IndustryRecordsModule,
    RegistryModule,
    AuditModule,
    BootModule,
    EmploymentsModule,
    LicencePluginsModule,
    MailModule,
    ProfilesModule,
    SavedViewsModule,
    SearchModule,
    SessionsModule,
    CredentialsModule,
    LiveModule,
    RolesModule,
    LanguagesModule,
    ReleasesModule,
    UsersModule,
    AuthModule,
    NotificationsModule,
    PluginsModule,
    EmployeesModule,
    AddressMergesModule,
    LiveEndpointModule,
    ConnectionRequestsModule,
    LicencesModule,
    InstallationExportModule,
    SettingsModule,
    IndustrySolutionsModule,
    MessagesModule,
    NoticesModule,
    SetupModule,
  ],
})
export class AdminModule {}
