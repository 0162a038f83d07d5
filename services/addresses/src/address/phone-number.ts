import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/max';

/**
 * Reads a number as it is dialled in the given country, or with its international prefix.
 * Returns it as "+41 34 402 11 22", or null if no country's numbering plan knows it.
 */
export function normalisePhone(raw: string, country: CountryCode): string | null {
  const parsed = parsePhoneNumberFromString(raw.replace(/^00/, '+'), country);
  return parsed?.isValid() ? parsed.formatInternational() : null;
}
