import { changedExtra, type ExtraInput, type ExtraValues } from '@jahrring/contracts-common';

export type Side = 'mine' | 'theirs';

/** What one chooses between when two people changed the same record: one field, or several that only make sense together. */
export interface MergePart<D> {
  fields: readonly (keyof D & string)[];
  label: string;
  /** What a draft has there, in the reader's words; blank for nothing. */
  show: (draft: D) => string;
}

/** What both started from, what I have typed, and what is stored by now. */
export interface Versions<D> {
  base: D;
  mine: D;
  theirs: D;
}

/** Blank, none and a list of nothing are the same. */
function normalised(value: unknown): string {
  const empty = value === undefined || value === null || (Array.isArray(value) && value.length === 0);
  return empty ? '""' : JSON.stringify(value);
}

const differs = <D>(one: D, other: D, field: keyof D) => normalised(one[field]) !== normalised(other[field]);

/**
 * The parts in which my version and the stored one differ, with the side to propose: theirs where only they changed it;
 * everything else I have typed on purpose.
 */
export function proposeSides<D>(
  parts: readonly MergePart<D>[],
  { base, mine, theirs }: Versions<D>,
): Map<MergePart<D>, Side> {
  const differing = parts.filter(({ fields }) => fields.some((field) => differs(mine, theirs, field)));
  return new Map(
    differing.map((part) => [
      part,
      part.fields.some((field) => differs(base, mine, field)) ? 'mine' : 'theirs',
    ]),
  );
}

/**
 * One draft of both: each part from the chosen side, and what is in no part from who changed it, mine first. Of the extra
 * fields mine are those I have changed.
 */
export function mergeDrafts<D extends object>(
  { base, mine, theirs }: Versions<D>,
  sides: ReadonlyMap<MergePart<D>, Side>,
): D {
  const chosen = new Map([...sides].flatMap(([{ fields }, side]) => fields.map((field) => [field, side])));
  const merged = { ...theirs };
  for (const field of Object.keys(mine) as (keyof D & string)[]) {
    const side = chosen.get(field) ?? (differs(base, mine, field) ? 'mine' : 'theirs');
    if (side === 'mine') merged[field] = mine[field];
  }
  return 'extra' in mine ? { ...merged, extra: mergedExtra({ base, mine, theirs }) } : merged;
}

function mergedExtra<D extends object>({ base, mine, theirs }: Versions<D>): ExtraInput {
  const extraOf = (draft: D) => (draft as { extra?: ExtraInput }).extra;
  return { ...extraOf(theirs), ...changedExtra((extraOf(base) ?? {}) as ExtraValues, extraOf(mine)) };
}

/** Whether two drafts say the same in every field of the first. */
export function isSameDraft<D extends object>(one: D, other: D): boolean {
  return (Object.keys(one) as (keyof D)[]).every((field) => !differs(one, other, field));
}
