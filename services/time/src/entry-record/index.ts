export { DayEntries } from './day-entries';
export { EntryRecordsModule } from './entry-record.module';
export { EntryMarksPublisher, toEntryMarked } from './entry-marks.publisher';
export { EntryEntity } from './entry.entity';
export { entryColumnsAt } from './entry.columns';
export { EntryRepository } from './entry.repository';
export type { Claim } from './entry.repository';
export {
  limitToReach,
  limitToReachOfHours,
  seenBy,
  seesEverything,
  seesHoursOfOthers,
  showKeys,
} from './entry.scope';
export { NearbyEntries, type NearbyEntry } from './nearby-entries';
export { PersonEntries, type PersonEntry } from './person-entries';
export { overviewPermissions } from './overview-permissions';
