export { speciesOf } from './eldat-codes';
export { EldatError } from './eldat-fault';
export { readEldat } from './read-eldat';
export type { EldatModule } from './read-eldat';
export { emitEldat } from './emit-eldat';
export { writeAllocation, writeDeliveryNote, writeJournal, writeTransferOrder } from './write-eldat';
export { gapsOf } from './eldat-out';
export type { EldatContact, EldatLot, EldatOutSum, EldatParty } from './eldat-out';
export { readMeasurement } from './read-measurement';
