import {
  country,
  email,
  extraInput,
  extraValues,
  id,
  listOf,
  listQuery,
  money,
  optionalText,
  paymentTerm,
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
  contactName: 100,
  buyerReference: 100,
  electronicAddress: 100,
} as const;

export const addressKinds = ['company', 'person'] as const;
export const salutations = ['ms', 'mr', 'family', 'company'] as const;
/** Languages in which letters and bills are written to an address. */
export const addressLanguages = ['de', 'en', 'fr', 'it', 'ro'] as const;

/** Forms of an electronic invoice (EN 16931): a PDF with the data inside, or XRechnung as one of its two XML files. */
export const eInvoiceKinds = ['none', 'facturx', 'xrechnung_cii', 'xrechnung_ubl'] as const;

/** Kinds of electronic addresses (list EAS): e-mail, Leitweg-ID, GLN, SIRET, UID, VAT numbers of DE, AT, CH, FR and IT. */
export const electronicSchemes = [
  'EM',
  '0204',
  '0088',
  '0009',
  '0183',
  '9930',
  '9914',
  '9927',
  '9957',
  '0211',
] as const;

/** A form sends '' for a field that is left blank. */
export function blankable<T>(schema: z.ZodType<T, string>) {
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
  /** Whom to ask there. */
  contactName: optionalText(addressLimits.contactName),
  /** E-mail address for documents; without it the address's own e-mail. */
  documentEmail: blankable(email),
  documentCc: blankable(email),
  eInvoice: z.enum(eInvoiceKinds),
  /** Reference that the recipient requires in an electronic invoice: a Leitweg-ID, an order's reference. */
  buyerReference: optionalText(addressLimits.buyerReference),
  /** Recipient's electronic address for electronic invoices; without it the e-mail. */
  electronicAddress: optionalText(addressLimits.electronicAddress),
  electronicScheme: blankable(z.enum(electronicSchemes)),
  /** Of documents to it; null: the licence's own. */
  paymentTerm: paymentTerm.nullish(),
  notes: optionalText(addressLimits.notes),
  /** The licence's own fields; the service knows which. */
  extra: extraInput.optional(),
};

export const createAddress = z.object({
  ...addressFields,
  kind: addressFields.kind.default('company'),
  language: addressFields.language.default('de'),
  eInvoice: addressFields.eInvoice.default('none'),
});
export type CreateAddress = z.infer<typeof createAddress>;
/** Values of a form while it is filled in. */
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
  contactName: z.string().nullable(),
  documentEmail: z.string().nullable(),
  documentCc: z.string().nullable(),
  eInvoice: z.enum(eInvoiceKinds),
  buyerReference: z.string().nullable(),
  electronicAddress: z.string().nullable(),
  electronicScheme: z.enum(electronicSchemes).nullable(),
  paymentTerm: paymentTerm.nullable(),
  notes: z.string().nullable(),
  /** Comes from a directory: can be neither edited nor deleted. */
  external: z.boolean(),
  /** Of issued bills what is not paid, in the licence's currency; null to who may not see prices. */
  openAmount: money.nullable(),
  extra: extraValues,
});
export type AddressView = z.infer<typeof addressView>;

export const addressList = listOf(addressView);
export type AddressList = z.infer<typeof addressList>;

export const addressListSpec = {
  sort: [
    'name',
    'city',
    'zip',
    'street',
    'country',
    'customerNumber',
    'kind',
    'email',
    'openAmount',
    'updatedAt',
  ],
  filter: {
    name: 'text',
    city: 'text',
    zip: 'text',
    customerNumber: 'text',
    kind: 'enum',
    country: 'enum',
    language: 'enum',
    external: 'boolean',
    openAmount: 'number',
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

/** In what two addresses agree: `name` also where it is spelled alike or has another legal form, `town` by postcode too. */
export const duplicateReasons = ['vatNumber', 'email', 'phone', 'name', 'street', 'town'] as const;
export type DuplicateReason = (typeof duplicateReasons)[number];

/** Asks for the town of a postcode. */
export const townQuery = z.object({ zip: z.string().trim().min(1).max(addressLimits.zip), country });
export type TownQuery = z.infer<typeof townQuery>;
/** The town that most addresses with this postcode name; null where none has it. */
export const townView = z.object({ city: z.string().nullable() });
export type TownView = z.infer<typeof townView>;

/** Known values of an address while it is entered. */
export const nameCheckQuery = z.object({
  name: z.string().trim().max(200),
  zip: z.string().trim().max(addressLimits.zip).optional(),
  city: z.string().trim().max(addressLimits.city).optional(),
  phone: z.string().trim().max(50).optional(),
  email: z.string().trim().max(180).optional(),
  vatNumber: z.string().trim().max(30).optional(),
  exceptId: id.optional(),
});
export type NameCheckQuery = z.infer<typeof nameCheckQuery>;
export const nameCheck = z.object({
  /** At most five addresses that bear the same name or are likely the same, the likeliest first. */
  matches: z.array(
    z.object({
      id,
      name: z.string(),
      zip: z.string(),
      city: z.string(),
      reasons: z.array(z.enum(duplicateReasons)),
    }),
  ),
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
