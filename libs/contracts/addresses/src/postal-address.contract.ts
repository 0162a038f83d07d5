import { country, id, listOf, optionalText, recordFields, requiredText } from '@jahrring/contracts-common';
import { z } from 'zod';
import { addressLimits } from './address.contract';

/** Kinds of postal addresses: for bills, and for deliveries of goods and work. */
export const postalAddressKinds = ['billing', 'delivery'] as const;
export type PostalAddressKind = (typeof postalAddressKinds)[number];

const postalFields = {
  kind: z.enum(postalAddressKinds),
  /** The customer's name stands there without one. */
  name: optionalText(addressLimits.name),
  supplement: optionalText(addressLimits.supplement),
  street: optionalText(addressLimits.street),
  houseNumber: optionalText(addressLimits.houseNumber),
  zip: requiredText(addressLimits.zip),
  city: requiredText(addressLimits.city),
  country,
  /** Documents take this one; only one of a kind can be it. */
  isDefault: z.boolean(),
};

/** The first of its kind becomes the default unless it says otherwise. */
export const createPostalAddress = z.object({
  id: id.optional(),
  ...postalFields,
  isDefault: postalFields.isDefault.optional(),
});
export type CreatePostalAddress = z.infer<typeof createPostalAddress>;
export type PostalAddressDraft = z.input<typeof createPostalAddress>;

/** A field that is left out stays as it is; null or '' clears it. */
export const updatePostalAddress = z.object(postalFields).partial();
export type UpdatePostalAddress = z.infer<typeof updatePostalAddress>;

/** An address of a customer beside the main one, for bills or for deliveries. */
export const postalAddressView = z.object({
  ...recordFields,
  addressId: id,
  kind: z.enum(postalAddressKinds),
  name: z.string().nullable(),
  supplement: z.string().nullable(),
  street: z.string().nullable(),
  houseNumber: z.string().nullable(),
  zip: z.string(),
  city: z.string(),
  country,
  isDefault: z.boolean(),
});
export type PostalAddressView = z.infer<typeof postalAddressView>;
export const postalAddressList = listOf(postalAddressView);
export type PostalAddressList = z.infer<typeof postalAddressList>;
