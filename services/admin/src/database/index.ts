export { defined } from './defined';
export { InstallationRepository } from './installation.repository';
export type { InstallationPatch, NewInstallationRecord } from './installation.repository';
export { stableId } from './stable-id';
