/** Sources of the price of an entry; the first that has a price applies. */
export const rateSources = [
  'entry',
  'project_person',
  'project_object',
  'category',
  'object',
  'licence',
] as const;
export type RateSource = (typeof rateSources)[number];

/** The price each step has on the day of the work (`78.0000`); none where it has nothing to say. */
export type RateSteps = Partial<Record<RateSource, string | null | undefined>>;

/** The price in force and the step it comes from; null where no step has one. A price of 0 is a price. */
export function rateInOrder(steps: RateSteps): { price: string; source: RateSource } | null {
  for (const source of rateSources) {
    const price = steps[source];
    if (price !== null && price !== undefined) return { price, source };
  }
  return null;
}
