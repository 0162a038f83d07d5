import type { DuplicateReason } from '@jahrring/contracts-addresses';
import { dialledForms, nameKey } from '../address';
import { nameWords } from './fold-name';
import { similarity } from './name-similarity';

/** Fields by which addresses are compared. */
export interface Comparable {
  name: string;
  street?: string | null | undefined;
  houseNumber?: string | null | undefined;
  zip?: string | null | undefined;
  city?: string | null | undefined;
  phone?: string | null | undefined;
  mobile?: string | null | undefined;
  email?: string | null | undefined;
  vatNumber?: string | null | undefined;
}

/** An address as it is compared, worked out once. */
export interface Fingerprint {
  words: readonly string[];
  name: string;
  numbers: readonly string[];
  email: string;
  vat: string;
  street: string;
  zip: string;
  city: string;
}

export function fingerprint(address: Comparable): Fingerprint {
  const words = nameWords(address.name);
  const numbers = [address.phone, address.mobile].map((number) => dialledForms(number)?.split(' ').at(-1));
  return {
    words,
    name: words.join(' '),
    numbers: numbers.filter((number) => number !== undefined),
    email: address.email?.toLowerCase() ?? '',
    vat: (address.vatNumber ?? '').replace(/\D/g, ''),
    street: nameKey([address.street, address.houseNumber].filter(Boolean).join(' ')),
    zip: address.zip?.trim() ?? '',
    city: nameKey(address.city ?? ''),
  };
}

export interface Likeness {
  /** From 0 to 1. */
  score: number;
  reasons: DuplicateReason[];
}

const same = (a: string, b: string) => a !== '' && a === b;
/** From here on two names are spelled alike. */
const alikeName = 0.8;
/** Weight of each agreement between two addresses; several together weigh more. */
const weights = {
  vatNumber: 0.9,
  email: 0.7,
  phone: 0.7,
  sameName: 0.6,
  alikeName: 0.55,
  street: 0.5,
  town: 0.5,
};

/**
 * Returns how likely it is that two addresses are the same, and the agreements that show it. Town and street count only
 * together with the name.
 */
export function compareAddresses(a: Fingerprint, b: Fingerprint): Likeness {
  const likeness = similarity(a.name, b.name);
  const isNamed = likeness >= alikeName;
  const agreed: [DuplicateReason, number, boolean][] = [
    ['vatNumber', weights.vatNumber, same(a.vat, b.vat)],
    ['email', weights.email, same(a.email, b.email)],
    ['phone', weights.phone, a.numbers.some((number) => b.numbers.includes(number))],
    ['name', likeness === 1 ? weights.sameName : weights.alikeName, isNamed],
    ['street', weights.street, isNamed && same(a.street, b.street)],
    ['town', weights.town, isNamed && (same(a.zip, b.zip) || same(a.city, b.city))],
  ];
  const found = agreed.filter(([, , agrees]) => agrees);
  const doubt = found.reduce((rest, [, weight]) => rest * (1 - weight), 1);
  return { score: 1 - doubt, reasons: found.map(([reason]) => reason) };
}
