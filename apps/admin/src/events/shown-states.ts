/** Filter of the events that a list shows. */
export const shownStates = ['all', 'dead', 'waiting'] as const;
export type ShownState = (typeof shownStates)[number];
