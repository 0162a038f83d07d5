import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/max';

/**
 * Reads a number as it is dialled in the given country, or with its international prefix.
 * Returns it as "+41 34 402 11 22", or null if no country's numbering plan knows it.
 */
export function normalisePhone(raw: string, country: CountryCode): string | null {
  const parsed = parsePhoneNumberFromString(raw.replace(/^00/, '+'), country);
  return parsed?.isValid() ? parsed.formatInternational() : null;
}

/**
 * A number in the forms in which people search for it: "0344021122 +41344021122". Every part they type, with or
 * without spaces, is found in it.
 */
export function dialledForms(phone: string | null | undefined): string | null {
  const parsed = phone ? parsePhoneNumberFromString(phone) : undefined;
  return parsed ? `${parsed.formatNational().replace(/\D/g, '')} ${parsed.number}` : null;
}
