import {
  licenceView,
  nextLicenceStates,
  userLimits,
  type LicenceChanged,
  type LicenceView,
} from '@jahrring/contracts-admin';
import { viewOf } from '@jahrring/service-kit';
import type { LicenceEntity } from './licence.entity';

/** Returns how many active people the licence may have: its own limit, otherwise that of its type. */
export function userLimitOf(licence: Pick<LicenceEntity, 'type' | 'userLimit'>): number {
  return licence.userLimit ?? userLimits[licence.type];
}

export function toLicenceView(licence: LicenceEntity, activeUsers: number): LicenceView {
  return viewOf(licenceView, licence, {
    effectiveUserLimit: userLimitOf(licence),
    activeUsers,
    nextStates: [...nextLicenceStates(licence.state)],
  });
}

/** Returns the event that other services receive: the sender and creditor of documents, without empty fields. */
export function toLicenceEvent(licence: LicenceEntity): LicenceChanged {
  const optional = {
    street: licence.street,
    houseNumber: licence.houseNumber,
    zip: licence.zip,
    city: licence.city,
    iban: licence.iban,
    vatNumber: licence.vatNumber,
    email: licence.email,
    phone: licence.phone,
  };
  const filled = Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== null));
  const { id, name, type, state, timeZone, country, currency } = licence;
  return { id, name, type, state, timeZone, country, currency, ...filled };
}
