export { EntryRecordsModule } from './entry-record.module';
export { EntryEntity } from './entry.entity';
export { EntryRepository, entryColumnsAt } from './entry.repository';
export type { Claim, NearbyEntry } from './entry.repository';
export {
  limitToReach,
  limitToReachOfHours,
  seesEverything,
  seesHoursOfOthers,
  showKeys,
} from './entry.scope';
export { overviewPermissions } from './overview-permissions';
