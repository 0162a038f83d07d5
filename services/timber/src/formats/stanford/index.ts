export { classicKindOf, readStanford } from './read-stanford';
export { StanfordError } from './stanford-fault';
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
} from './stanford.types';
