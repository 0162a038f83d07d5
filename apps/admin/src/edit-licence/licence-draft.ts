import type { LicenceView } from '@jahrring/contracts-admin';
import { startValues } from '@jahrring/tool-kit/start-values';

const texts = {
  street: '',
  houseNumber: '',
  zip: '',
  city: '',
  iban: '',
  vatNumber: '',
  email: '',
  phone: '',
};

/** A licence as its form holds it: empty texts instead of none. */
export function toLicenceDraft(licence: LicenceView) {
  const { name, startsOn, endsOn, userLimit, timeZone, country, currency, settings } = licence;
  return {
    ...{ name, startsOn, endsOn, userLimit, timeZone, country, currency },
    ...startValues(texts, licence),
    // The key of each field that is shown is there: a form without it would seem changed before anybody typed.
    settings: { ...settings, passwordMinLength: settings.passwordMinLength },
  };
}

/** Returns the initial values of a new licence; a Swiss company is the usual one. */
export function emptyLicence(today: string) {
  return {
    name: '',
    type: 'standard' as const,
    startsOn: today,
    endsOn: null,
    userLimit: null,
    timeZone: 'Europe/Zurich',
    country: 'CH' as const,
    currency: 'CHF' as const,
    ...texts,
    state: 'awaiting_activation' as const,
  };
}
