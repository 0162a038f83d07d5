import {
  country,
  email,
  extraInput,
  extraValues,
  id,
  listOf,
  listQuery,
  optionalText,
  phone,
  recordFields,
  requiredText,
} from '@jahrring/contracts-common';
import { z } from 'zod';

/** Longest values in characters; name, street, house number, zip and city are those of a Swiss QR-bill. */
export const addressLimits = {
  name: 70,
  supplement: 70,
  street: 70,
  houseNumber: 16,
  zip: 16,
  city: 35,
  pob: 35,
  website: 180,
  vatNumber: 20,
  customerNumber: 50,
  notes: 2000,
} as const;

export const addressKinds = ['company', 'person'] as const;
export const salutations = ['ms', 'mr', 'family', 'company'] as const;
/** Languages in which letters and bills are written to an address. */
export const addressLanguages = ['de', 'en', 'fr', 'it', 'ro'] as const;

/** A form sends '' for a field that is left blank. */
function blankable<T>(schema: z.ZodType<T, string>) {
  return z
    .string()
    .trim()
    .nullish()
    .transform((text) => (text === '' ? null : text))
    .pipe(schema.nullish());
}
/** With or without scheme; never another scheme than http and https. */
const website = z.stringFormat('url', /^(https?:\/\/)?[^\s/:.]+(\.[^\s/:.]+)+(:\d+)?(\/\S*)?$/i);

const addressFields = {
  kind: z.enum(addressKinds),
  name: requiredText(addressLimits.name),
  salutation: blankable(z.enum(salutations)),
  supplement: optionalText(addressLimits.supplement),
  street: optionalText(addressLimits.street),
  houseNumber: optionalText(addressLimits.houseNumber),
  pob: optionalText(addressLimits.pob),
  zip: requiredText(addressLimits.zip),
  city: requiredText(addressLimits.city),
  country,
  /** The service checks phone numbers against their country's numbering plan and VAT numbers by their check digit. */
  phone: blankable(phone),
  mobile: blankable(phone),
  fax: blankable(phone),
  email: blankable(email),
  website: blankable(website.max(addressLimits.website)),
  vatNumber: optionalText(addressLimits.vatNumber),
  customerNumber: optionalText(addressLimits.customerNumber),
  language: z.enum(addressLanguages),
  notes: optionalText(addressLimits.notes),
  /** The licence's own fields; the service knows which. */
  extra: extraInput.optional(),
};

export const createAddress = z.object({
  ...addressFields,
  kind: addressFields.kind.default('company'),
  language: addressFields.language.default('de'),
});
export type CreateAddress = z.infer<typeof createAddress>;
/** What a form holds while it is filled in. */
export type AddressDraft = z.input<typeof createAddress>;

/** A field that is left out stays as it is; null or '' clears it. */
export const updateAddress = z.object(addressFields).partial();
export type UpdateAddress = z.infer<typeof updateAddress>;

export const addressView = z.object({
  ...recordFields,
  kind: z.enum(addressKinds),
  name: z.string(),
  salutation: z.enum(salutations).nullable(),
  supplement: z.string().nullable(),
  street: z.string().nullable(),
  houseNumber: z.string().nullable(),
  pob: z.string().nullable(),
  zip: z.string(),
  city: z.string(),
  country,
  phone: z.string().nullable(),
  mobile: z.string().nullable(),
  fax: z.string().nullable(),
  email: z.string().nullable(),
  website: z.string().nullable(),
  vatNumber: z.string().nullable(),
  customerNumber: z.string().nullable(),
  language: z.enum(addressLanguages),
  notes: z.string().nullable(),
  /** Comes from a directory: can be neither edited nor deleted. */
  external: z.boolean(),
  extra: extraValues,
});
export type AddressView = z.infer<typeof addressView>;

export const addressList = listOf(addressView);
export type AddressList = z.infer<typeof addressList>;

export const addressListSpec = {
  sort: ['name', 'city', 'zip', 'street', 'country', 'customerNumber', 'kind', 'email', 'updatedAt'],
  filter: {
    name: 'text',
    city: 'text',
    zip: 'text',
    customerNumber: 'text',
    kind: 'enum',
    country: 'enum',
    language: 'enum',
    external: 'boolean',
  },
  defaultSort: 'name',
  extra: true,
} as const;
export const addressListQuery = listQuery(addressListSpec);

/** The fields an export writes, in this order; also the keys under which their column titles are found. */
export const addressExportFields = [
  'customerNumber',
  'kind',
  'salutation',
  'name',
  'supplement',
  'street',
  'houseNumber',
  'pob',
  'zip',
  'city',
  'country',
  'phone',
  'mobile',
  'fax',
  'email',
  'website',
  'vatNumber',
  'language',
  'external',
  'notes',
] as const satisfies readonly (keyof AddressView)[];

export const nameCheckQuery = z.object({ name: z.string().trim().max(200), exceptId: id.optional() });
export const nameCheck = z.object({
  /** At most five addresses that bear the same name. */
  matches: z.array(z.object({ id, name: z.string(), zip: z.string(), city: z.string() })),
});
export type NameCheck = z.infer<typeof nameCheck>;

const bulkLimit = 500;
export const bulkDelete = z.object({
  items: z
    .array(z.object({ id, version: z.int() }))
    .min(1)
    .max(bulkLimit),
});
export type BulkDelete = z.infer<typeof bulkDelete>;
export const bulkRestore = z.object({ ids: z.array(id).min(1).max(bulkLimit) });
export type BulkRestore = z.infer<typeof bulkRestore>;
export const bulkResult = z.object({ ids: z.array(id) });
export type BulkResult = z.infer<typeof bulkResult>;
