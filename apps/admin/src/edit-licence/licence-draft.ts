import type { LicenceView } from '@jahrring/contracts-admin';

/** A licence as its form holds it: empty texts instead of none. */
export function toLicenceDraft(licence: LicenceView) {
  const text = (value: string | null) => value ?? '';
  return {
    name: licence.name,
    startsOn: licence.startsOn,
    endsOn: licence.endsOn,
    userLimit: licence.userLimit,
    timeZone: licence.timeZone,
    country: licence.country,
    currency: licence.currency,
    street: text(licence.street),
    houseNumber: text(licence.houseNumber),
    zip: text(licence.zip),
    city: text(licence.city),
    iban: text(licence.iban),
    vatNumber: text(licence.vatNumber),
    email: text(licence.email),
    phone: text(licence.phone),
    // The key of each field that is shown is there: a form without it would seem changed before anybody typed.
    settings: { ...licence.settings, passwordMinLength: licence.settings.passwordMinLength },
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
    street: '',
    houseNumber: '',
    zip: '',
    city: '',
    iban: '',
    vatNumber: '',
    email: '',
    phone: '',
    state: 'awaiting_activation' as const,
  };
}
