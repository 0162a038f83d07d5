export { classicKindOf, readStanford } from './read-stanford';
export { StanfordError, stanfordFaults } from './stanford-fault';
export type { StanfordFault, StanfordPlace } from './stanford-fault';
export { stanfordMessages } from './stanford.types';
export type {
  StanfordCounters,
  StanfordDefinition,
  StanfordLoad,
  StanfordLog,
  StanfordMachine,
  StanfordMessage,
  StanfordPartialLoad,
  StanfordPosition,
  StanfordShift,
  StanfordSink,
  StanfordStem,
  StanfordVolumes,
  StanfordWork,
} from './stanford.types';
