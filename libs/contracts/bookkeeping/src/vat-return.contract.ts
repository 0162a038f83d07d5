import {
  id,
  instant,
  listOf,
  localDate,
  money,
  optionalText,
  requiredText,
} from '@jahrring/contracts-common';
import { z } from 'zod';
import { ledgerLimits } from './ledger.contract';
import { vatConsideration, vatMethod, vatReturnLimits } from './vat-settings.contract';

/**
 * `first`: of a period; `correction`: of a period that was reopened, replaces the one before; `annual`: what the year comes to
 * above its returns.
 */
export const vatReturnKinds = ['first', 'correction', 'annual'] as const;
export const vatReturnKind = z.enum(vatReturnKinds);
export type VatReturnKind = z.infer<typeof vatReturnKind>;

/** Figures of the Swiss form that no booking tells; typed in. */
export const adjustedCodes = ['205', '280', '410', '415', '420', '900', '910'] as const;
export const vatAdjustment = z.strictObject({
  code: z.enum(adjustedCodes),
  amount: money,
  /** Description of the deduction; required for code 280. */
  text: optionalText(vatReturnLimits.deduction),
});
export type VatAdjustment = z.output<typeof vatAdjustment>;
const adjustments = z
  .array(vatAdjustment)
  .max(adjustedCodes.length)
  .refine((all) => new Set(all.map(({ code }) => code)).size === all.length, { params: { code: 'unique' } })
  .refine((all) => all.every(({ code, text }) => code !== '280' || text), { params: { code: 'required' } });

/** A period whose return is made; its days are one of those that `vatPeriodList` names. */
export const vatPeriodInput = z.strictObject({
  fromDay: localDate,
  toDay: localDate,
  annual: z.boolean().default(false),
  adjustments: adjustments.default([]),
});
export type VatPeriodInput = z.output<typeof vatPeriodInput>;

/** One figure of the form; which form it is follows from the licence's country. */
export const vatFigure = z.object({
  /** Ziffer (CH, LI) or Kennzahl (DE, AT). */
  code: z.string(),
  /** In the reader's language. */
  title: z.string(),
  /** Per cent, of a figure by rate. */
  rate: z.string().nullable(),
  /** Of the net tax rate method: code of the activity. */
  activity: z.string().nullable(),
  /** Turnover, consideration. */
  base: money.nullable(),
  tax: money.nullable(),
  /** Bookings stand behind it. */
  opens: z.boolean(),
});
export type VatFigure = z.infer<typeof vatFigure>;

/** Reasons why a return cannot be closed; `value`: a rate, a day, a number. */
export const vatProblems = [
  'uidMissing',
  'uidInvalid',
  'rateWithoutCode',
  'straddles',
  'periodLength',
  'noActivity',
  'codeWithoutElement',
  'countryWithoutForm',
  'otherOpen',
  'notOver',
] as const;
export const vatProblem = z.object({ reason: z.enum(vatProblems), value: z.string() });
export type VatProblem = z.infer<typeof vatProblem>;

export const vatReturnFigures = z.object({
  country: z.string(),
  method: vatMethod,
  consideration: vatConsideration,
  figures: z.array(vatFigure),
  /** To pay; negative: to get back. */
  payable: money,
  /** The tax as it was booked. */
  booked: money,
  /**
   * `payable` less `booked` and the figures typed in: rounding of single bills; with net tax rates the whole
   * difference.
   */
  difference: money,
  problems: z.array(vatProblem),
});
export type VatReturnFigures = z.infer<typeof vatReturnFigures>;

export const vatReturnStates = ['closed', 'reopened'] as const;
export const vatReturnView = vatReturnFigures.extend({
  id,
  version: z.int(),
  kind: vatReturnKind,
  state: z.enum(vatReturnStates),
  fromDay: localDate,
  toDay: localDate,
  adjustments: z.array(vatAdjustment),
  closedAt: instant,
  reopenedAt: instant.nullable(),
  reopenReason: z.string().nullable(),
});
export type VatReturnView = z.infer<typeof vatReturnView>;

/** A period of a year with its standing return, if there is one. */
export const vatPeriodView = z.object({
  fromDay: localDate,
  toDay: localDate,
  annual: z.boolean(),
  /** Kind of the return that would be created now, or of the valid existing one. */
  kind: vatReturnKind,
  returnId: id.nullable(),
  payable: money.nullable(),
  /** It is over, and its bookings are all there are. */
  isOver: z.boolean(),
});
export type VatPeriodView = z.infer<typeof vatPeriodView>;
export const vatPeriodList = listOf(vatPeriodView);
export type VatPeriodList = z.infer<typeof vatPeriodList>;
export const vatPeriodQuery = z.strictObject({ year: z.coerce.number().int().min(2018).max(2100) });

export const reopenVatReturn = z.strictObject({ reason: requiredText(ledgerLimits.reason) });
export type ReopenVatReturn = z.infer<typeof reopenVatReturn>;
