import { localDate } from '@jahrring/contracts-common';
import { z } from 'zod';
import { species, type Species } from '../species';

const most = { steps: 10, rows: 60, tables: 20, cm: 20, upTo: 300 } as const;

/** Up to this diameter over bark (whole cm, included) so much is deducted; `upToCm` null: whatever is thicker. */
const barkStep = z.object({
  upToCm: z.int().min(1).max(most.upTo).nullable(),
  deductionCm: z.int().min(0).max(most.cm),
});
export const barkRow = z.object({
  species: z.array(species).min(1).max(60),
  steps: z.array(barkStep).min(1).max(most.steps),
});
/** A table holds from a day on, until a later one does. */
export const barkTable = z.object({ validFrom: localDate, rows: z.array(barkRow).max(most.rows) });
export const barkTables = z.array(barkTable).max(most.tables);
export type BarkTable = z.infer<typeof barkTable>;

/**
 * Default bark tables of a licence: spruce and fir 1 cm up to 32 cm, then 2 cm (guide to measuring, RVR 2015 annex);
 * the others are usual deductions, which every licence adjusts to its region.
 */
export const defaultBarkTables: readonly BarkTable[] = [
  {
    validFrom: '2015-01-01',
    rows: [
      row(['fi', 'ta', 'ndh'], [32, 1], [null, 2]),
      row(['ki', 'la', 'dgl'], [20, 1], [35, 2], [null, 3]),
      row(['bu', 'hbu', 'ah', 'bi', 'erl', 'kir', 'lbh'], [null, 1]),
      row(['ei', 'es', 'li', 'ul', 'nus', 'pap', 'rob', 'eka'], [25, 1], [45, 2], [null, 3]),
    ],
  },
];

function row(of: readonly Species[], ...steps: (readonly [number | null, number])[]) {
  return {
    species: [...of],
    steps: steps.map(([upToCm, deductionCm]) => ({ upToCm, deductionCm })),
  };
}

/** The newest of dated settings that holds on a day; undefined before the first. */
export function validOn<T extends { validFrom: string }>(dated: readonly T[], day: string): T | undefined {
  let newest: T | undefined;
  for (const one of dated) {
    if (one.validFrom <= day && (!newest || one.validFrom > newest.validFrom)) newest = one;
  }
  return newest;
}

/**
 * Bark to deduct in whole cm, by the table that held on that day.
 * @param overBarkCm middle diameter over bark in whole cm
 */
export function barkDeduction(
  tables: readonly BarkTable[],
  of: Species,
  overBarkCm: number,
  day: string,
): number {
  const rows = validOn(tables, day)?.rows ?? [];
  const steps = rows.find(({ species: listed }) => listed.includes(of))?.steps ?? [];
  const sorted = [...steps].sort((a, b) => (a.upToCm ?? Infinity) - (b.upToCm ?? Infinity));
  return sorted.find(({ upToCm }) => upToCm === null || overBarkCm <= upToCm)?.deductionCm ?? 0;
}
