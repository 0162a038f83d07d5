import { membershipRoles } from '@jahrring/contracts-admin';
import {
  countries,
  currencies,
  licenceStates,
  licenceTypes,
  locales,
  regionalLocales,
} from '@jahrring/contracts-common';

export type Translate = (key: string, params?: Record<string, string | number | undefined>) => string;

export interface Option {
  value: string;
  label: string;
}

/** The zones of the countries the product is sold in. */
const timeZones = [
  'Europe/Zurich',
  'Europe/Vaduz',
  'Europe/Berlin',
  'Europe/Vienna',
  'Europe/Rome',
  'Europe/Paris',
];

function optionsOf(t: Translate, group: string, values: readonly string[]): Option[] {
  return values.map((value) => ({ value, label: t(`${group}.${value}`) }));
}

/** Choices of the select fields in the reader's language. */
export function adminOptions(t: Translate) {
  return {
    licenceType: optionsOf(t, 'licenceType', licenceTypes),
    licenceState: optionsOf(t, 'licenceState', licenceStates),
    country: optionsOf(t, 'countries', countries),
    currency: optionsOf(t, 'currencies', currencies),
    timeZone: timeZones.map((value) => ({ value, label: value.replace('Europe/', '') })),
    locale: optionsOf(t, 'language', locales),
    regionalLocale: regionalLocales.map((value) => ({ value, label: value })),
    role: optionsOf(t, 'role', membershipRoles),
  };
}
