import { id, localDate, unit, unitPrice, vatKey } from '@jahrring/contracts-common';
import { z } from 'zod';
import { documentTypes } from './document.status';

/** Something to choose, by its words; or one that is chosen already, by its id. */
export const choiceQuery = z.object({ search: z.string().trim().max(200).optional(), id: id.optional() });
export type ChoiceQuery = z.infer<typeof choiceQuery>;

/** A project to bill. */
export const projectChoice = z.object({
  id,
  number: z.string(),
  title: z.string(),
  addressId: id.nullable(),
  recipientName: z.string().nullable(),
});
export type ProjectChoice = z.infer<typeof projectChoice>;
export const projectChoices = z.object({ items: z.array(projectChoice) });

/** An address to choose as recipient. */
export const recipientChoice = z.object({ id, name: z.string(), zip: z.string(), city: z.string() });
export type RecipientChoice = z.infer<typeof recipientChoice>;
export const recipientChoices = z.object({ items: z.array(recipientChoice) });

/** Asks where a type of document may go to, or be delivered, besides the main address of its recipient. */
export const placeChoiceQuery = z.object({ addressId: id, type: z.enum(documentTypes) });
export type PlaceChoiceQuery = z.infer<typeof placeChoiceQuery>;
export const placeChoice = z.object({
  id,
  /** The customer's name stands there without one. */
  name: z.string().nullable(),
  street: z.string().nullable(),
  houseNumber: z.string().nullable(),
  zip: z.string(),
  city: z.string(),
  isDefault: z.boolean(),
});
export type PlaceChoice = z.infer<typeof placeChoice>;
export const placeChoices = z.object({ items: z.array(placeChoice) });

/** An inventory object to put on a document, with its price after the order of rates. */
export const objectChoiceQuery = choiceQuery.extend({
  /** Whose rates come first. */
  projectId: id.optional(),
  /** Day of supply; left out: today. */
  day: localDate.optional(),
});
export type ObjectChoiceQuery = z.infer<typeof objectChoiceQuery>;
export const objectChoice = z.object({
  id,
  kind: z.string(),
  title: z.string(),
  articleNumber: z.string().nullable(),
  unit,
  /** Null for those who may not see prices. */
  unitPrice: unitPrice.nullable(),
  vatKey,
});
export type ObjectChoice = z.infer<typeof objectChoice>;
export const objectChoices = z.object({ items: z.array(objectChoice) });
