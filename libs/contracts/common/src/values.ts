import { z } from 'zod';
import { isTimeZone } from './calendar/zone';

/** Decimal values travel as strings, so that no binary floating point touches money. */
function decimal(format: string, whole: number, fraction: number) {
  return z.stringFormat(format, new RegExp(`^-?\\d{1,${whole}}(\\.\\d{1,${fraction}})?$`));
}

/** Amount, DECIMAL(14,2): `"1234.50"`. */
export const money = decimal('money', 12, 2);
/** Price of one unit, DECIMAL(14,4). */
export const unitPrice = decimal('unitPrice', 10, 4);
/** Quantity, DECIMAL(14,3). */
export const quantity = decimal('quantity', 11, 3);
/** Percentage, at most four decimals. */
export const percent = decimal('percent', 3, 4);

/**
 * From 1900 to 2199: what days, moments and months are of, so that time zones, weeks and sums of a month never leave the
 * calendar.
 */
const era = '(?:19|20|21)';
const inEra = ({ source }: RegExp) => new RegExp(`^(?=${era})${source.replace(/^\^/, '')}`);

/** Calendar day without a zone: `2026-11-20`. What is none is not looked at by any further rule. */
export const localDate = z
  .stringFormat('date', inEra(z.regexes.date), { abort: true })
  .meta({ format: 'date' });
/** Point in time, ISO 8601 in UTC: `2026-11-20T07:30:00.000Z`. */
export const instant = z
  .stringFormat('datetime', inEra(z.regexes.datetime({})), { abort: true })
  .meta({ format: 'date-time' });
/** Calendar month: `2026-11`. */
export const localMonth = z.stringFormat('month', new RegExp(`^${era}\\d{2}-(?:0[1-9]|1[0-2])$`), {
  abort: true,
});
/** Calendar year of a query string. */
export const queryYear = z.coerce.number().int().min(2000).max(2100);

/** IANA zone name: `Europe/Zurich`. */
export const timeZone = z
  .string()
  .max(64)
  .refine(isTimeZone, { params: { code: 'timeZone' } });

export const email = z.email().max(180);
/** Shape only; whether the number can exist in its country is the service's check. */
export const phone = z.stringFormat('phone', /^(?=.*\d)[+]?[\d\s()/.-]{3,30}$/);
export const website = z.url({ protocol: /^https?$/ }).max(255);

/** Without the marks that turn the direction of what follows: a name must read as it is written, also beside others. */
function oneDirection(text: string): string {
  return text.replace(/[\u202A-\u202E\u2066-\u2069]/g, '');
}

/** Optional text of a form: trimmed, and empty means none. */
export function optionalText(max: number) {
  return z
    .string()
    .overwrite(oneDirection)
    .trim()
    .max(max)
    .transform((text) => (text === '' ? null : text))
    .nullish();
}

/** Required text of a form: trimmed, not empty. */
export function requiredText(max: number) {
  return z.string().overwrite(oneDirection).trim().min(1).max(max);
}

/** Version of a record, answered as its ETag and expected back in If-Match. */
export const version = z.int().min(1);

/** Fields that every record of a licence returns besides its own. */
export const recordFields = {
  id: z.uuid(),
  version,
  createdAt: instant,
  updatedAt: instant,
  deletedAt: instant.nullable(),
} as const;
