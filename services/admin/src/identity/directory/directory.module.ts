import { Module } from '@nestjs/common';
import { IdentityRecordsModule } from '../identity-record';
import { LicencePluginsModule } from '../licence-plugin';
import { KnownPeople } from './known-people';
import { LicenceDirectory } from './licence-directory';
import { MemberDirectory } from './member-directory';
import { PersonDirectory } from './person-directory';
import { PluginDirectory } from './plugin-directory';

@Module({
  imports: [IdentityRecordsModule, LicencePluginsModule],
  providers: [KnownPeople, LicenceDirectory, MemberDirectory, PersonDirectory, PluginDirectory],
  exports: [KnownPeople, LicenceDirectory, MemberDirectory, PersonDirectory, PluginDirectory],
})
export class DirectoryModule {}
