import type { AddressView } from '@jahrring/contracts-addresses';
import { changesOf, differingFields, emptyAddress, toDraft } from './address-fields';
import { letterLines, websiteUrl } from './format-address';

const address = {
  ...emptyAddress('CH'),
  id: 'a1',
  version: 3,
  name: 'Sägerei Lüthi AG',
  street: 'Waldstrasse',
  houseNumber: '12',
  supplement: null,
  zip: '3550',
  city: 'Langnau i.E.',
} as AddressView;

const texts = {
  salutation: (key: string) => `<${key}>`,
  pob: 'Postfach',
  country: (key: string) => `Land ${key}`,
};

describe('changesOf', () => {
  it('sends only what differs, a cleared field as null', () => {
    expect(changesOf(address, { ...toDraft(address), name: 'Lüthi AG', street: '' })).toEqual({
      name: 'Lüthi AG',
      street: null,
    });
  });

  it('takes blank and none for the same', () => {
    expect(differingFields(address, toDraft(address))).toEqual([]);
  });
});

describe('letterLines', () => {
  it('leaves the country out at home', () => {
    expect(letterLines(address, 'CH', texts)).toEqual([
      'Sägerei Lüthi AG',
      'Waldstrasse 12',
      '3550 Langnau i.E.',
    ]);
  });

  it('names salutation, box and foreign country', () => {
    const abroad = { ...address, salutation: 'ms', pob: '12', country: 'DE' } as const;
    expect(letterLines(abroad, 'CH', texts)).toEqual([
      '<ms>',
      'Sägerei Lüthi AG',
      'Waldstrasse 12',
      'Postfach 12',
      '3550 Langnau i.E.',
      'LAND DE',
    ]);
  });
});

describe('websiteUrl', () => {
  it.each([
    ['luethi.ch', 'https://luethi.ch'],
    ['HTTP://luethi.ch', 'HTTP://luethi.ch'],
  ])('links %s to %s', (website, url) => {
    expect(websiteUrl(website)).toBe(url);
  });
});
