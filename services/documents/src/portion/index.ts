export { shareOf, isWhole as takesAll, valueOf } from './portions';
export type { Chosen } from './portions';
export { chooseOpen, copyOf, openPositions, copyPositions as takePositions } from './take-positions';
export type { CopiedPositions as TakenPositions } from './take-positions';
