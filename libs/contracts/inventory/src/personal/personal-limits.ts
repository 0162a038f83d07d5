/** Longest and greatest values of the personal inventory. */
export const personalLimits = {
  title: 150,
  articleNumber: 50,
  supplier: 150,
  size: 20,
  sizes: 30,
  serial: 60,
  reference: 60,
  note: 500,
  months: 240,
  quantity: 10_000,
  kitLines: 50,
  /** Lines of one hand-over, issued and taken back each. */
  lines: 100,
  name: 201,
} as const;
