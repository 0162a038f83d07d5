export { DirectoryModule } from './directory.module';
export { KnownPeople } from './known-people';
export { LicenceDirectory } from './licence-directory';
export { MemberDirectory } from './member-directory';
export { PersonDirectory } from './person-directory';
export { PluginDirectory } from './plugin-directory';
