export { ToolLicences, ToolOperators, ToolWatchers } from './port';
export type { OperatorNotice, ReachedLicence } from './port';
export { registryEntities } from './registry.entities';
export { RegistryModule } from './registry.module';
export { chooseRelease, Registry, ReleaseRecordsModule, ReleaseSets, ServedShell } from './release-record';
export type { BootPart, RegistryState } from './release-record';
export { pageWithKeys, releaseKeys } from './release-record';
