import type { AddressDraft } from '@jahrring/contracts-addresses';

export const addressesUrl = '/api/addresses/addresses';
export const importsUrl = '/api/addresses/imports';

/** A valid new address; a test changes only what it is about. */
export function anAddress(change: Partial<AddressDraft> = {}): AddressDraft {
  return {
    kind: 'company',
    name: 'Sägerei Lüthi AG',
    street: 'Waldstrasse',
    houseNumber: '12',
    zip: '3550',
    city: 'Langnau i.E.',
    country: 'CH',
    language: 'de',
    ...change,
  };
}
