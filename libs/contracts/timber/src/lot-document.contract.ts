import { id, localDate, locale, quantity, unitPrice } from '@jahrring/contracts-common';
import { z } from 'zod';
import { lotState } from './lot.contract';

/** Asked for the day of the document: a certificate must be valid then. */
export const lotForDocumentQuery = z.object({ day: localDate });
export type LotForDocumentQuery = z.infer<typeof lotForDocumentQuery>;

/** Wording of a lot on a document in one language. */
const lotWording = z.object({
  /** `Holzlos 00012 Bannwald` */
  title: z.string(),
  /** Of each sum, in their order: `Fichte L1 2b B`, and how many stems. */
  sums: z.array(z.string()),
  /** Below the sums: which lot it is; of each origin its name, certificate and numbers of the due-diligence statement. */
  notes: z.array(z.string()),
});
export type LotWording = z.infer<typeof lotWording>;

/** A lot that is sold, for the delivery note or bill made of it; asked by the documents service. */
export const lotForDocument = z.object({
  id,
  /** Changes as soon as anything changes that a document takes over: buyer, sums, prices, origins. */
  version: z.int(),
  number: z.string(),
  title: z.string(),
  state: lotState,
  buyerId: id,
  /** Solid m³. */
  volume: quantity,
  /** By species, assortment, quality and class; together they are the lot to the thousandth. */
  sums: z.array(z.object({ volume: quantity, price: unitPrice })),
  /** The mill's measurement that was accepted: what is billed is what it says. Null where the own list is billed. */
  selfBilling: z
    .object({
      /** Of the buyer's credit note; null while it has not come. */
      number: z.string().nullable(),
      /** Day of the supply. */
      measuredOn: localDate,
    })
    .nullable(),
  /** The issued delivery note it stands on: the bill of what the mill has measured takes it over from there. */
  deliveryNoteId: id.nullable().default(null),
  wording: z.partialRecord(locale, lotWording),
});
export type LotForDocument = z.infer<typeof lotForDocument>;

/** Asked before a document that bills these lots is issued. */
export const lotChecksQuery = z.object({ ids: z.array(id).min(1).max(50), day: localDate });
export type LotChecksQuery = z.infer<typeof lotChecksQuery>;

/** Lots that are deleted or no longer sold are left out. */
export const lotChecks = z.object({
  items: z.array(
    z.object({
      id,
      version: z.int(),
      /** Title of an origin whose certificate is not valid on that day; null without one. */
      endedCertificate: z.string().nullable(),
      /** A mill's measurement of it is accepted: it is billed by that, and by nothing else. */
      milled: z.boolean().default(false),
    }),
  ),
});
export type LotChecks = z.infer<typeof lotChecks>;
