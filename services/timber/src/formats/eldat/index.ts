export { speciesOf } from './eldat-codes';
export { EldatError } from './eldat-fault';
export type { EldatFault } from './eldat-fault';
export { eldatModules, readEldat } from './read-eldat';
export type { EldatFile, EldatModule } from './read-eldat';
export { readMeasurement } from './read-measurement';
export type { EldatMeasurement } from './read-measurement';
