export {
  DirectoryModule,
  KnownPeople,
  LicenceDirectory,
  MemberDirectory,
  PersonDirectory,
  PluginDirectory,
} from './directory';
export { employeeSight } from './employee';
export {
  IdentityRecordsModule,
  isStaff,
  LicenceChooser,
  PeopleLooks,
  seesAccounts,
  SuperadminPlaces,
} from './identity-record';
export type { LicenceEntity, UserEntity } from './identity-record';
export { identityEntities } from './identity.entities';
export { IdentityModule } from './identity.module';
export { LicenceService, LicencesModule } from './licence';
export { ActivePlugins, LicencePluginsModule } from './licence-plugin';
export { PluginGate, PluginService, PluginsModule } from './plugin';
export { AccountMails, PersonalTraces, Wording } from './port';
export type { AccountMail } from './port';
export { RoleService, RolesModule } from './role';
export { AdminSessionResolver, hashToken, SessionMarks, SessionsModule, SessionStore } from './session';
export type { SessionEntity, SessionMark } from './session';
