import type { DropdownValue } from '@jahrring/contracts-admin';
import { locales } from '@jahrring/contracts-common';
import type { MergePart, Versions } from '@jahrring/tool-kit/form';

type Values = readonly DropdownValue[];

/** A list in parts that can be chosen one by one. */
export interface ListDraft {
  /** Keys of the values that all versions have, in their order. */
  order: string[];
  values: Record<string, DropdownValue | undefined>;
}

interface ListWords {
  order: string;
  /** Name of a value, in the words of the reader. */
  name: (value: DropdownValue) => string;
  /** Name of a value and of the language in which it is called something. */
  inLanguage: (name: string, locale: string) => string;
  /** Says of a value by its name that it is offered. */
  offered: (name: string) => string;
  yesOrNo: (active: boolean) => string;
  notInList: string;
}

const keysOf = (values: Values) => values.map(({ value }) => value);

/** Versions of a list as drafts, whose orders can be compared: a value that only one of them has changes none. */
export function listVersions(base: Values, mine: Values, theirs: Values): Versions<ListDraft> {
  const common = new Set(
    [base, mine, theirs].reduce(
      (known, one) => known.filter((key) => keysOf(one).includes(key)),
      keysOf(base),
    ),
  );
  const toDraft = (values: Values): ListDraft => ({
    order: keysOf(values).filter((key) => common.has(key)),
    values: Object.fromEntries(values.map((one) => [one.value, one])),
  });
  return { base: toDraft(base), mine: toDraft(mine), theirs: toDraft(theirs) };
}

/** The order, and every value that one of the versions has. */
export function listParts(
  { base, mine, theirs }: Versions<ListDraft>,
  words: ListWords,
): MergePart<ListDraft>[] {
  const known = { ...base.values, ...theirs.values, ...mine.values };
  const inWords = (key: string) => {
    const value = known[key];
    return value ? words.name(value) : key;
  };
  return [
    { fields: ['order'], label: words.order, show: ({ order }) => order.map(inWords).join(', ') },
    ...Object.keys(known).flatMap((key) =>
      [base, mine, theirs].every(({ values }) => values[key])
        ? partsOfValue(key, inWords(key), words)
        : [wholeValue(key, inWords(key), words)],
    ),
  ];
}

/** A value that one of the versions has not. */
function wholeValue(key: string, label: string, words: ListWords): MergePart<ListDraft> {
  const show = ({ values: { [key]: value } }: ListDraft) => (value ? words.name(value) : words.notInList);
  return { fields: [`values.${key}`], label, show };
}

/** Names of a value by language, and whether the value is offered. */
function partsOfValue(key: string, name: string, words: ListWords): MergePart<ListDraft>[] {
  return [
    ...locales.map((locale): MergePart<ListDraft> => ({
      fields: [`values.${key}.texts.${locale}`],
      label: words.inLanguage(name, locale),
      show: ({ values }) => values[key]?.texts[locale] ?? '',
    })),
    {
      fields: [`values.${key}.active`],
      label: words.offered(name),
      show: ({ values }) => words.yesOrNo(values[key]?.active ?? false),
    },
  ];
}

/** The list of a merged draft: a value that only one version has stands behind the one it follows there. */
export function mergedList({ order, values }: ListDraft, mine: Values, theirs: Values): DropdownValue[] {
  const keys = [...order];
  for (const version of [theirs, mine]) {
    for (const [index, key] of keysOf(version).entries()) {
      if (keys.includes(key)) continue;
      const before = keysOf(version)
        .slice(0, index)
        .findLast((one) => keys.includes(one));
      keys.splice(before === undefined ? 0 : keys.indexOf(before) + 1, 0, key);
    }
  }
  return keys.flatMap((key) => values[key] ?? []);
}
