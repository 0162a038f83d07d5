import { country, defineEvent, extraValues, id, paymentTerm } from '@jahrring/contracts-common';
import { z } from 'zod';
import { postalAddressKinds } from './postal-address.contract';

/** Sent whenever an address was created, changed, deleted or restored; carries all that others copy. */
export const addressChanged = defineEvent(
  'addresses.address.changed',
  1,
  z.object({
    id,
    kind: z.enum(['company', 'person']).optional(),
    name: z.string(),
    salutation: z.string().optional(),
    supplement: z.string().optional(),
    street: z.string().optional(),
    houseNumber: z.string().optional(),
    pob: z.string().optional(),
    zip: z.string(),
    city: z.string(),
    country,
    email: z.string().optional(),
    phone: z.string().optional(),
    customerNumber: z.string().optional(),
    vatNumber: z.string().optional(),
    language: z.string().optional(),
    contactName: z.string().optional(),
    documentEmail: z.string().optional(),
    documentCc: z.string().optional(),
    /** Missing: no electronic invoice. */
    eInvoice: z.string().optional(),
    buyerReference: z.string().optional(),
    electronicAddress: z.string().optional(),
    electronicScheme: z.string().optional(),
    /** Missing: the licence's own terms of payment. */
    paymentTerm: paymentTerm.optional(),
    /** Values of the licence's own fields, by key. */
    extra: extraValues.optional(),
    external: z.boolean(),
    deleted: z.boolean(),
  }),
);
export type AddressChanged = z.infer<typeof addressChanged.schema>;

/** Sent whenever an address for bills or deliveries was created, changed, deleted or restored. */
export const postalAddressChanged = defineEvent(
  'addresses.postalAddress.changed',
  1,
  z.object({
    id,
    addressId: id,
    kind: z.enum(postalAddressKinds),
    name: z.string().optional(),
    supplement: z.string().optional(),
    street: z.string().optional(),
    houseNumber: z.string().optional(),
    zip: z.string(),
    city: z.string(),
    country,
    isDefault: z.boolean(),
    deleted: z.boolean(),
  }),
);
export type PostalAddressChanged = z.infer<typeof postalAddressChanged.schema>;

/** Two addresses became one, or that was taken back: whoever names the one names the other from now on. */
export const addressMerged = defineEvent(
  'addresses.address.merged',
  1,
  z.object({ id, fromId: id, fromName: z.string(), intoId: id, intoName: z.string(), undone: z.boolean() }),
);
export type AddressMerged = z.infer<typeof addressMerged.schema>;
