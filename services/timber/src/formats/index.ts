export {
  EldatError,
  emitEldat,
  gapsOf,
  readEldat,
  readMeasurement,
  speciesOf,
  writeAllocation,
  writeDeliveryNote,
  writeJournal,
  writeTransferOrder,
} from './eldat';
export type { EldatContact, EldatLot, EldatModule, EldatOutSum, EldatParty } from './eldat';
export { StanfordError, classicKindOf, readStanford } from './stanford';
export type {
  StanfordCounters,
  StanfordDefinition,
  StanfordLoad,
  StanfordLog,
  StanfordMachine,
  StanfordPartialLoad,
  StanfordSink,
  StanfordStem,
  StanfordWork,
} from './stanford';
export { StemTableError, emitStemTable } from './stem-table';
export { tableNumber } from './table-number';
