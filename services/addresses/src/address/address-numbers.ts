import type { Country, FieldError } from '@jahrring/contracts-common';
import { commonError } from '@jahrring/service-kit';
import { normalisePhone } from './phone-number';
import { normaliseVatNumber } from './vat-number';

const phoneFields = ['phone', 'mobile', 'fax'] as const;

export interface AddressNumbers {
  phone?: string | null | undefined;
  mobile?: string | null | undefined;
  fax?: string | null | undefined;
  vatNumber?: string | null | undefined;
}

/**
 * Writes phone and VAT numbers in their one official form, as numbers of the given country.
 * A number that cannot exist there stays as it was typed and is named in `errors`.
 */
export function normaliseNumbers<T extends AddressNumbers>(
  values: T,
  country: Country,
): { values: T; errors: FieldError[] } {
  const errors: FieldError[] = [];
  const written: AddressNumbers = {};
  const write = (field: keyof AddressNumbers, code: string, number: string | null) => {
    if (number === null) errors.push({ field, in: 'body', code, key: `addresses:validation.${code}` });
    else written[field] = number;
  };
  for (const field of phoneFields) {
    const raw = values[field];
    if (raw) write(field, 'phone', normalisePhone(raw, country));
  }
  if (values.vatNumber) write('vatNumber', 'vatNumber', normaliseVatNumber(values.vatNumber, country));
  return { values: { ...values, ...written }, errors };
}

/** Phone and VAT numbers in their official form; 422 naming each one that cannot exist. */
export function requireValidNumbers<T extends AddressNumbers>(input: T, country: Country): T {
  const { values, errors } = normaliseNumbers(input, country);
  if (errors.length > 0) throw commonError('VALIDATION_FAILED', undefined, { fields: errors });
  return values;
}
