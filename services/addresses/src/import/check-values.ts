import { createAddress, type CreateAddress } from '@jahrring/contracts-addresses';
import { country, toFieldErrors, type FieldError } from '@jahrring/contracts-common';
import { normaliseNumbers } from '../address';

/** A file fills no fields of the licence's own, and no terms of payment. */
export type AddressValues = Omit<CreateAddress, 'extra' | 'paymentTerm'>;
export const importedAddress = createAddress.omit({ extra: true, paymentTerm: true });

interface Checked {
  /** As they would be written; what is wrong with them stays as it is in the file. */
  values: AddressValues;
  errors: Omit<FieldError, 'in'>[];
}

/** All that is wrong with the fields of a row: their own rules, and numbers that cannot exist. */
export function checkValues(input: Record<string, unknown>): Checked {
  const parsed = importedAddress.safeParse(input);
  const given = (parsed.success ? parsed.data : input) as AddressValues;
  const known = country.safeParse(given.country);
  const numbers = known.success
    ? normaliseNumbers(given, known.data)
    : { values: given, errors: [] as FieldError[] };
  const errors = parsed.success ? [] : toFieldErrors(parsed.error.issues, input);
  const named = new Set(errors.map(({ field }) => field));
  return {
    values: numbers.values,
    errors: [...errors, ...numbers.errors.filter(({ field }) => !named.has(field))],
  };
}
