export { shareOf, takesAll, valueOf } from './portions';
export type { Chosen } from './portions';
export { chooseOpen, copyOf, openPositions, takePositions } from './take-positions';
export type { TakenPositions } from './take-positions';
