// Apart from the schemas: the shell shows them without loading zod.

/** Parts of the settings hub, in their order. */
export const settingsSections = [
  'licence',
  'people',
  'time',
  'documents',
  'objects',
  'security',
  'more',
] as const;
