import { z } from 'zod';

/** Languages of the interface; German is default and fallback. */
export const locales = ['bo', 'de', 'en', 'fr', 'it', 'ro'] as const;
export const locale = z.enum(locales);
export type Locale = z.infer<typeof locale>;
export const defaultLocale: Locale = 'de';

/** Locales for the format of dates and numbers. */
export const regionalLocales = [
  'de-AT',
  'de-CH',
  'de-DE',
  'de-LI',
  'fr-CH',
  'fr-FR',
  'it-CH',
  'it-IT',
  'en-US',
] as const;
export const regionalLocale = z.enum(regionalLocales);
export type RegionalLocale = z.infer<typeof regionalLocale>;

export const countries = ['CH', 'DE', 'AT', 'IT', 'FR', 'LI'] as const;
export const country = z.enum(countries);
export type Country = z.infer<typeof country>;

export const currencies = ['CHF', 'EUR', 'USD'] as const;
export const currency = z.enum(currencies);
export type Currency = z.infer<typeof currency>;

export const units = [
  'piece',
  'hour',
  'machine_hour',
  'kg',
  'g',
  'mg',
  'tonne',
  'l',
  'dl',
  'cl',
  'ml',
  'm',
  'cm',
  'mm',
  'km',
  'm2',
  'm3',
  'hectare',
  'are',
  'linear_metre',
  'stacked_cubic_metre',
  'loose_cubic_metre',
  'harvest_cubic_metre',
  'tariff_cubic_metre',
  'stere',
  'kwh',
  'mwh',
  'bag',
  'bunch',
  'flat_rate',
  'half_day',
  'full_day',
  'minute',
  'load',
] as const;
export const unit = z.enum(units);
export type Unit = z.infer<typeof unit>;

export const roles = [
  'superadmin',
  'admin',
  'supermanager',
  'manager',
  'foreman',
  'employee',
  'trainee',
  'customer',
  'guest',
  'developer',
  'translator',
  'user_defined',
  'blocked',
] as const;
export const role = z.enum(roles);
export type Role = z.infer<typeof role>;

export const licenceTypes = ['light', 'standard', 'extended', 'industry_solution', 'demo'] as const;
export const licenceType = z.enum(licenceTypes);
export type LicenceType = z.infer<typeof licenceType>;

export const licenceStates = ['awaiting_activation', 'active', 'blocked', 'inactive', 'deleted'] as const;
export const licenceState = z.enum(licenceStates);
export type LicenceState = z.infer<typeof licenceState>;

/** Reach of a permission: the whole licence, the assigned records, the own records. */
export const grades = ['all', 'assigned', 'own'] as const;
export const grade = z.enum(grades);
export type Grade = z.infer<typeof grade>;
