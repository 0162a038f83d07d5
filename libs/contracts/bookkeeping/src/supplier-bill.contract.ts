import {
  cashDiscount,
  currency,
  id,
  instant,
  listOf,
  listQuery,
  localDate,
  money,
  optionalText,
  requiredText,
} from '@jahrring/contracts-common';
import { z } from 'zod';
import { ibanField } from './iban-field';
import { itemVat } from './open-item.contract';

export const supplierBillLimits = {
  number: 60,
  text: 140,
  part: 150,
  parts: 100,
  costCentre: 30,
  account: 10,
  reason: 200,
  bytes: 20_000_000,
} as const;

/**
 * `recorded`: is in the books and waits for its approval; `approved`: may be paid; `cancelled`: taken back by a
 * counter-entry. Its open item states how much of it is paid.
 */
export const supplierBillStates = ['recorded', 'approved', 'cancelled'] as const;
export const supplierBillState = z.enum(supplierBillStates);
export type SupplierBillState = z.infer<typeof supplierBillState>;

/** Ways in which a bill was entered: typed in, by the code on it, or as an electronic invoice. */
export const supplierBillSources = ['hand', 'code', 'einvoice'] as const;
export const supplierBillSource = z.enum(supplierBillSources);

/**
 * Treatment of the VAT of a part. `deducted`: claimed back; `cost`: on the bill, but cannot be claimed; `owed`: not on
 * the bill, the buyer owes and claims it (acquisition tax); `owedCost`: owed, but cannot be claimed.
 */
export const partTaxes = ['deducted', 'cost', 'owed', 'owedCost'] as const;
export type PartTax = (typeof partTaxes)[number];

/** Null where nothing was written. */
const words = (longest: number) => optionalText(longest).transform((text) => text ?? null);

const account = z.string().regex(/^\d+$/, { error: 'digits' }).max(supplierBillLimits.account);

/** Part of a bill that is one kind of cost; amounts in the bill's currency, negative for a credit note. */
export const supplierBillPart = z.strictObject({
  account,
  costCentre: words(supplierBillLimits.costCentre),
  projectId: id.nullable().default(null),
  objectId: id.nullable().default(null),
  text: words(supplierBillLimits.part),
  vatKey: z.string().max(20),
  /** In percent. */
  rate: z.string().regex(/^\d{1,2}(\.\d{1,3})?$/),
  tax: z.enum(partTaxes).default('deducted'),
  net: money,
  vat: money,
});
export type SupplierBillPart = z.output<typeof supplierBillPart>;

const billFields = {
  addressId: id,
  /** As the supplier writes it. */
  number: requiredText(supplierBillLimits.number),
  title: words(supplierBillLimits.part),
  documentDate: localDate,
  dueDate: localDate,
  currency,
  /** Units of the licence's currency for one of the bill's, where that is another one. */
  exchangeRate: z
    .string()
    .regex(/^\d{1,9}(\.\d{1,9})?$/)
    .nullable()
    .default(null),
  iban: ibanField.nullable().default(null),
  bic: z
    .string()
    .regex(/^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/)
    .nullable()
    .default(null),
  /** QR reference or creditor reference. */
  reference: z.string().max(27).nullable().default(null),
  /** Text that the supplier receives with the payment if there is no reference. */
  text: words(supplierBillLimits.text),
  cashDiscounts: z.array(cashDiscount).max(5).default([]),
  parts: z.array(supplierBillPart).min(1).max(supplierBillLimits.parts),
  /** Of the amount to be paid what is neither net nor VAT. */
  rounding: money.default('0.00'),
};

export const recordSupplierBill = z.strictObject({
  /** Made by the client, so that a repeated request is the same bill. */
  id,
  ...billFields,
  source: supplierBillSource.default('hand'),
  /** The bill itself, kept before. */
  fileId: id.nullable().default(null),
  /** On purpose, though it looks like a bill that is there already. */
  evenIfDuplicate: z.boolean().default(false),
});
export type RecordSupplierBill = z.output<typeof recordSupplierBill>;
export type RecordSupplierBillInput = z.input<typeof recordSupplierBill>;

export const supplierBillApproval = z.object({
  userId: id,
  approverId: id,
  at: instant,
  name: z.string().nullable(),
});

export const supplierBillView = z.object({
  id,
  version: z.int(),
  ...billFields,
  cashDiscounts: z.array(cashDiscount),
  addressName: z.string(),
  source: supplierBillSource,
  fileId: id.nullable(),
  state: supplierBillState,
  blockedReason: z.string().nullable(),
  /** With VAT. */
  gross: money,
  open: money,
  vat: z.array(itemVat),
  recordedBy: id.nullable(),
  recordedByName: z.string().nullable(),
  approvals: z.array(supplierBillApproval),
  /** Number of approvals required. */
  steps: z.int(),
  /** True if the reader may approve it now. */
  canApprove: z.boolean(),
  cancelReason: z.string().nullable(),
  createdAt: instant,
});
export type SupplierBillView = z.infer<typeof supplierBillView>;

export const supplierBillRow = z.object({
  id,
  version: z.int(),
  addressId: id,
  addressName: z.string(),
  number: z.string(),
  title: z.string().nullable(),
  documentDate: localDate,
  dueDate: localDate,
  currency,
  gross: money,
  open: money,
  state: supplierBillState,
  blockedReason: z.string().nullable(),
  createdAt: instant,
});
export type SupplierBillRow = z.infer<typeof supplierBillRow>;
export const supplierBillList = listOf(supplierBillRow);
export type SupplierBillList = z.infer<typeof supplierBillList>;
export const supplierBillListSpec = {
  sort: ['number', 'addressName', 'documentDate', 'dueDate', 'gross', 'createdAt'],
  filter: {
    addressId: 'id',
    number: 'text',
    state: 'enum',
    documentDate: 'date',
    dueDate: 'date',
    gross: 'number',
    isOpen: 'boolean',
    isBlocked: 'boolean',
    currency: 'enum',
  },
  defaultSort: 'dueDate,number',
} as const;
export const supplierBillQuery = listQuery(supplierBillListSpec);

/** Whom a bill may be a second time; asked before it is recorded. */
export const duplicateQuery = z.strictObject({
  addressId: id,
  number: requiredText(supplierBillLimits.number),
  documentDate: localDate,
  gross: money,
  currency,
  iban: ibanField.nullable().default(null),
  reference: z.string().max(27).nullable().default(null),
});
export type DuplicateQuery = z.output<typeof duplicateQuery>;
export const possibleDuplicateList = z.object({
  items: z.array(z.object({ id, number: z.string(), reason: z.enum(['number', 'reference', 'amount']) })),
});

export const withReason = z.strictObject({ reason: requiredText(supplierBillLimits.reason) });
export type WithReason = z.output<typeof withReason>;

const upTo = money
  .refine((text) => Number(text) >= 0, { params: { code: 'minNumber', min: '0' } })
  .nullable();

/** By account, so that somebody with two roles is one; the name as it was when chosen. */
const person = { userId: id, name: z.string().max(150).default('') };

/**
 * Settings for approving suppliers' bills: who approves, and how many persons are needed; amounts in the licence's
 * currency.
 */
export const approvalSettings = z.strictObject({
  /** From that amount on two persons approve; null: one is enough for any. */
  twoFrom: upTo,
  /** Whoever recorded a bill never approves it. */
  fourEyes: z.boolean(),
  /** Nobody named: everybody with the permission approves any amount. */
  approvers: z
    .array(
      z.strictObject({
        ...person,
        upTo,
        deputies: z
          .array(
            z
              .strictObject({ ...person, from: localDate, to: localDate })
              .refine(({ from, to }) => from <= to, {
                path: ['to'],
                params: { code: 'afterOrEqual', other: 'from' },
              }),
          )
          .max(10)
          .default([]),
      }),
    )
    .max(50),
});
export type ApprovalSettings = z.output<typeof approvalSettings>;
export const defaultApprovalSettings: ApprovalSettings = { twoFrom: null, fourEyes: false, approvers: [] };

/** Remarks that a person should check before a bill that was read is recorded. */
export const billRemarks = [
  'oldAddress',
  'noAmount',
  'notForPayment',
  'otherInformation',
  'unreadInformation',
  'vatDiffers',
  'unknownSupplier',
] as const;

/** The code of a bill as it was read: its text, 31 lines and more. */
export const readBillCode = z.strictObject({ payload: z.string().min(1).max(4_000) });
export type ReadBillCode = z.output<typeof readBillCode>;

/** A bill as far as its code or file tells it; a person completes it. */
export const readSupplierBill = z.object({
  source: supplierBillSource,
  /** The supplier among our addresses; null where none is known by account or name. */
  addressId: id.nullable(),
  creditorName: z.string(),
  number: z.string().nullable(),
  documentDate: localDate.nullable(),
  dueDate: localDate.nullable(),
  currency: z.string(),
  gross: money.nullable(),
  iban: z.string().nullable(),
  reference: z.string().nullable(),
  text: z.string().nullable(),
  cashDiscounts: z.array(cashDiscount),
  /** Net and VAT by rate, in percent. */
  vat: z.array(z.object({ rate: z.string(), net: money, vat: money })),
  /** Charges of an electronic invoice, line by line; net. */
  positions: z.array(
    z.object({ text: z.string(), quantity: z.string(), price: z.string(), rate: z.string(), net: money }),
  ),
  /** The account that the supplier's latest bill was booked on. */
  account: z.string().nullable(),
  remarks: z.array(z.enum(billRemarks)),
  /** Rules of EN 16931 the file breaks: their numbers. */
  brokenRules: z.array(z.string()),
});
export type ReadSupplierBill = z.infer<typeof readSupplierBill>;

/** The picture or file of a bill that is kept with it. */
export const keptBillFile = z.object({ id });
export type KeptBillFile = z.infer<typeof keptBillFile>;
