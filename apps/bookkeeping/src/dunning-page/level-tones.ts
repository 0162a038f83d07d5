/** Colours of the levels by urgency; the name is always shown beside. */
export const levelTones = { 1: 'nacht', 2: 'ocker', 3: 'rot' } as const;
