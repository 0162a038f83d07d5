export { shareOf, isWhole, valueOf } from './portions';
export type { Chosen } from './portions';
export { chooseOpen, copyOf, openPositions, copyPositions } from './copy-positions';
export type { CopiedPositions } from './copy-positions';
