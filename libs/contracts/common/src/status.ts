/** The fifteen statuses of a project, and of the documents of its chain, by their four-letter short code. */
export const workStatuses = [
  'PLAN',
  'PREP',
  'PROG',
  'DONE',
  'OFFR',
  'CONF',
  'REJC',
  'PRCH',
  'PACH',
  'CHRG',
  'PAID',
  'PCAN',
  'CANC',
  'ARCH',
  'NONE',
] as const;
export type WorkStatus = (typeof workStatuses)[number];
