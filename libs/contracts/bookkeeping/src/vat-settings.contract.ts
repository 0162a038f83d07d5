import { requiredText } from '@jahrring/contracts-common';
import { z } from 'zod';

/** `deduction`, `activity`: as long as eCH-0217 takes them. */
export const vatReturnLimits = {
  deduction: 50,
  activity: 100,
  accounts: 50,
  accountText: 200,
  activities: 20,
} as const;

/** `netRate`: Saldosteuersatz; `flatRate`: Pauschalsteuersatz. */
export const vatMethods = ['effective', 'netRate', 'flatRate'] as const;
export const vatMethod = z.enum(vatMethods);

/** Taxed when it is billed, or when it is paid. */
export const vatConsiderations = ['agreed', 'received'] as const;
export const vatConsideration = z.enum(vatConsiderations);
export type VatConsideration = z.infer<typeof vatConsideration>;

/** Codes of the Swiss form for turnover without tax. */
export const untaxedCodes = ['220', '221', '225', '230', '900', '910'] as const;
export const untaxedCode = z.enum(untaxedCodes);

/** An account, or the first digits of several. */
const accountPrefix = z.string().regex(/^\d{1,10}$/, { error: 'digits' });
/** Several of them, divided by commas. */
export const accountPrefixes = z
  .string()
  .trim()
  .max(vatReturnLimits.accountText)
  .regex(/^$|^\d{1,10}(\s*,\s*\d{1,10})*$/, { error: 'digits' });
const rate = z.string().regex(/^\d{1,2}(\.\d{1,2})?$/, { error: 'number' });

/** An activity whose turnover is taxed at a rate of its own. */
export const vatActivity = z.strictObject({
  /** As the tax administration has approved it: five characters. */
  code: z.string().regex(/^\w{5}$/, { error: 'text' }),
  name: requiredText(vatReturnLimits.activity),
  rate,
  /** Of its revenue; the first activity takes what belongs to no other. */
  accounts: accountPrefixes,
});

const settingsFields = {
  method: vatMethod,
  consideration: vatConsideration,
  /** Of one return. */
  months: z.literal([1, 3, 6, 12]),
  /** Turnover without tax, by its VAT key. */
  zero: untaxedCode,
  exempt: untaxedCode,
  reverse: untaxedCode,
  /** Turnover without tax of these accounts stands there, whatever its key: subsidies, raw timber, services abroad. */
  untaxedAccounts: z
    .array(z.strictObject({ account: accountPrefix, code: untaxedCode }))
    .max(vatReturnLimits.accounts),
  /** Input tax on costs of these accounts is 400, on all others 405. */
  materialAccounts: accountPrefixes,
  activities: z.array(vatActivity).max(vatReturnLimits.activities),
};
export const vatSettings = z.strictObject(settingsFields);
export type VatSettings = z.output<typeof vatSettings>;
export const updateVatSettings = vatSettings
  .refine(({ method, months }) => (method === 'effective' ? months !== 6 : months >= 6), {
    path: ['months'],
    params: { code: 'invalid' },
  })
  .refine(({ method, activities }) => method === 'effective' || activities.length > 0, {
    path: ['activities'],
    params: { code: 'required' },
  });
export const vatSettingsView = z.object({ version: z.int(), ...settingsFields });
export type VatSettingsView = z.infer<typeof vatSettingsView>;

/** Export is `zero`, raw timber and other exempt supplies `exempt`; what the recipient owes the tax of is supplied abroad. */
export const defaultVatSettings: VatSettings = {
  method: 'effective',
  consideration: 'agreed',
  months: 3,
  zero: '220',
  exempt: '230',
  reverse: '221',
  untaxedAccounts: [],
  materialAccounts: '4',
  activities: [],
};
