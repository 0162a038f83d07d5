import { localDate, optionalText } from '@jahrring/contracts-common';
import {
  itemPrefix,
  personalLimits,
  returnOutcomes,
  type HoldingView,
  type IssueLine,
  type PersonalArticleView,
  type PersonalItemView,
  type ReturnLine,
} from '@jahrring/contracts-inventory';
import { z } from 'zod';

const quantity = z.int().min(1).max(personalLimits.quantity);

/** A hand-over as it is filled in; signatures stand beside it. */
export const handoverDraft = z.object({
  on: localDate,
  note: optionalText(personalLimits.note),
  issued: z.array(
    z.object({
      id: z.string(),
      articleId: z.string(),
      itemId: z.string().nullable(),
      title: z.string(),
      serial: z.string().nullable(),
      sizes: z.array(z.string()),
      size: z.string().nullable(),
      quantity,
    }),
  ),
  returned: z.array(
    z.object({
      holdingId: z.string(),
      title: z.string(),
      most: z.number(),
      taken: z.boolean(),
      quantity,
      outcome: z.enum(returnOutcomes),
    }),
  ),
});
export type HandoverForm = z.input<typeof handoverDraft>;
export type FilledHandover = z.output<typeof handoverDraft>;
export type IssuedForm = HandoverForm['issued'][number];

/** A line for an article; pieces that are known one by one come by `itemLine`. */
export function articleLine(id: string, article: PersonalArticleView, quantity = 1): IssuedForm {
  const [size = null] = article.sizes;
  const { id: articleId, title, sizes } = article;
  return { id, articleId, itemId: null, title, serial: null, sizes, size, quantity };
}

export function itemLine(id: string, item: PersonalItemView): IssuedForm {
  const { articleId, articleTitle: title, serial, size } = item;
  return { id, articleId, itemId: item.id, title, serial, sizes: [], size, quantity: 1 };
}

/** One line for everything that the person holds, all of it ticked or none. */
export function returnLines(holdings: readonly HoldingView[], taken: boolean): HandoverForm['returned'] {
  return holdings.map(({ id, articleTitle, size, serial, open }) => ({
    holdingId: id,
    title: [articleTitle, size, serial].filter(Boolean).join(' · '),
    most: open,
    taken,
    quantity: open,
    outcome: 'returned',
  }));
}

/** Returns the filled-in lines as they are sent. */
export function linesOf({ issued, returned }: FilledHandover): {
  issued: IssueLine[];
  returned: ReturnLine[];
} {
  return {
    issued: issued.map(({ id, articleId, itemId, size, quantity }) => ({
      id,
      articleId,
      itemId,
      size,
      quantity,
    })),
    returned: returned
      .filter(({ taken }) => taken)
      .map(({ holdingId, most, quantity, outcome }) => ({
        ...{ holdingId, quantity: Math.min(quantity, most), outcome, note: null },
      })),
  };
}

/** The piece that a scanned text, a typed number or a serial number names. */
export function itemBy(items: readonly PersonalItemView[], text: string): PersonalItemView | undefined {
  const typed = text.trim().toLowerCase();
  const id = typed.startsWith(itemPrefix) ? typed.slice(itemPrefix.length) : typed;
  return items.find(
    (item) => item.id === id || String(item.number) === typed || item.serial.toLowerCase() === typed,
  );
}
