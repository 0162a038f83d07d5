export { matchKey, numbersIn } from './match-key';
export { matchIncoming, matchNumbers } from './match-incoming';
export type { Candidate, Incoming, Match, Share } from './matching.types';
export { OpenBills } from './open-bills';
