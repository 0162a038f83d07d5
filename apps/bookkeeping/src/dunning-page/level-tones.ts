/** How urgent a level looks; its name always stands beside. */
export const levelTones = { 1: 'nacht', 2: 'ocker', 3: 'rot' } as const;
