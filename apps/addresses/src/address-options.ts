import {
  addressKinds,
  addressLanguages,
  eInvoiceKinds,
  electronicSchemes,
  salutations,
} from '@jahrring/contracts-addresses';
import { countries } from '@jahrring/contracts-common';

export interface Option {
  value: string;
  label: string;
}

type Translate = (key: string) => string;

/** Choices of the select fields in the reader's language. */
export const addressOptions = (t: Translate) => {
  const optionsOf = (group: string, values: readonly string[]): Option[] =>
    values.map((value) => ({ value, label: t(`${group}.${value}`) }));
  return {
    kind: optionsOf('kind', addressKinds),
    salutation: optionsOf('salutation', salutations),
    country: optionsOf('country', countries),
    language: optionsOf('language', addressLanguages),
    eInvoice: optionsOf('eInvoice', eInvoiceKinds),
    electronicScheme: optionsOf('electronicScheme', electronicSchemes),
  };
};
