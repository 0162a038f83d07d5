export { matchKey, numbersIn } from './match-key';
export { matchIncoming, matchNumbers } from './match-incoming';
export type { Candidate, Incoming, Match, MatchDoubt, MatchReason, OpenBill, Share } from './matching.types';
export { OpenBills } from './open-bills';
