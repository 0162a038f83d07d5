export type Side = 'mine' | 'theirs';

/** A field of a draft, or one inside of it: `settings.passwordMinLength`. */
export type FieldPathOf<D> = (keyof D & string) | `${keyof D & string}.${string}`;

/**
 * Part between whose versions a person chooses when two people changed the same record: one field, or several that only
 * make sense together.
 */
export interface MergePart<D> {
  fields: readonly FieldPathOf<D>[];
  label: string;
  /** Returns the draft's value in the reader's words; blank for nothing. */
  show: (draft: D) => string;
  /** The form changes it not: what others have made of it is told, and stays. */
  isTold?: boolean;
}

/** Versions of a draft: the common base, my own input, and the one stored meanwhile. */
export interface Versions<D> {
  base: D;
  mine: D;
  theirs: D;
}

type Bag = Readonly<Record<string, unknown>>;

const isBag = (value: unknown): value is Bag => typeof value === 'object' && value !== null;
const isPlain = (value: unknown): value is Bag => isBag(value) && !Array.isArray(value);
const isRows = (value: unknown): value is readonly Bag[] => Array.isArray(value) && value.every(isPlain);

/** Blank, none and a list of nothing are the same. */
function normalised(value: unknown): string {
  const empty = value === undefined || value === null || (Array.isArray(value) && value.length === 0);
  return empty ? '""' : JSON.stringify(value);
}

const isSame = (one: unknown, other: unknown) => normalised(one) === normalised(other);

/** The value of a field, by its path. */
export function valueAt(draft: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((at, key) => (isBag(at) ? at[key] : undefined), draft);
}

function withValueAt(draft: unknown, [key = '', ...rest]: readonly string[], value: unknown): unknown {
  const inner = rest.length === 0 ? value : withValueAt(isBag(draft) ? draft[key] : undefined, rest, value);
  if (Array.isArray(draft)) return draft.map((one: unknown, index) => (String(index) === key ? inner : one));
  return { ...(isPlain(draft) ? draft : {}), [key]: inner };
}

/**
 * Returns whether a stored record has all that a form is filled from. One that comes with a refusal may lack what other
 * tables hold: blank fields would be taken for what is stored.
 */
export function isWholeRecord<R>(stored: R, base: R, toDraft: (record: R) => unknown): boolean {
  if (!isBag(stored) || !isBag(base)) return false;
  const missing: PropertyKey[] = [];
  const watched = new Proxy(stored, {
    get: (record, key) => {
      if (!(key in record) && key in base) missing.push(key);
      return Reflect.get(record, key) as unknown;
    },
  });
  try {
    const [draft, before] = [toDraft(watched), toDraft(base)];
    const lacks = isBag(before) && Object.keys(before).some((key) => !isBag(draft) || !(key in draft));
    return missing.length === 0 && !lacks;
  } catch {
    return false;
  }
}

const differs = <D>(one: D, other: D, field: string) => !isSame(valueAt(one, field), valueAt(other, field));

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
      !part.isTold && part.fields.some((field) => differs(base, mine, field)) ? 'mine' : 'theirs',
    ]),
  );
}

/** One draft of both: each part from the chosen side, and what is in no part from who changed it, mine first. */
export function mergeDrafts<D extends object>(
  versions: Versions<D>,
  sides: ReadonlyMap<MergePart<D>, Side>,
): D {
  const both = withExtra(mergeValues(versions) as D, versions);
  return [...sides].reduce<D>(
    (merged, [{ fields }, side]) =>
      fields.reduce<D>(
        (draft, field) => withValueAt(draft, field.split('.'), valueAt(versions[side], field)) as D,
        merged,
      ),
    both,
  );
}

/** A record without values of the licence's own fields is stored with none at all; a form holds an empty object then. */
function withExtra<D extends object>(both: D, { base, mine, theirs }: Versions<D>): D {
  if (!('extra' in mine)) return both;
  const [before, own, other] = [base, mine, theirs].map((draft) => valueAt(draft, 'extra') ?? {});
  return { ...both, extra: mergeValues({ base: before, mine: own, theirs: other }) };
}

/** Objects are merged field by field, lists of as many rows row by row; anything else is of who changed it, mine first. */
function mergeValues({ base, mine, theirs }: Versions<unknown>): unknown {
  if (isPlain(mine) && isPlain(theirs)) {
    const before = isPlain(base) ? base : {};
    const keys = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])];
    const merged = keys.map((key) => [
      key,
      mergeValues({ base: before[key], mine: mine[key], theirs: theirs[key] }),
    ]);
    return Object.fromEntries(merged);
  }
  if (isRows(base) && isRows(mine) && isRows(theirs) && areAlike([base, mine, theirs])) {
    return mine.map((row, index) => mergeValues({ base: base[index], mine: row, theirs: theirs[index] }));
  }
  return isSame(base, mine) ? theirs : mine;
}

/** Returns whether the rows of lists can be compared one by one: equal count, and equal ids where they have some. */
export function areAlike(lists: readonly (readonly Bag[])[]): boolean {
  const ids = (rows: readonly Bag[]) => rows.map(({ id }) => id ?? null).join();
  return new Set(lists.map((rows) => `${rows.length} ${ids(rows)}`)).size === 1;
}

/** Returns true if two drafts have the same value in every field of the first. */
export function isSameDraft<D extends object>(one: D, other: D): boolean {
  return Object.keys(one).every((field) => !differs(one, other, field));
}
