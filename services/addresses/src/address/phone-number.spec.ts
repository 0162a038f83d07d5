import { dialledForms, normalisePhone } from './phone-number';

describe('normalisePhone', () => {
  it.each([
    ['034 402 11 22', 'CH', '+41 34 402 11 22'],
    ['0041 79 555 12 34', 'CH', '+41 79 555 12 34'],
    ['(0761) 201-0', 'DE', '+49 761 2010'],
    ['+423 236 61 11', 'CH', '+423 236 61 11'],
    ['01 711 00 0', 'AT', '+43 1 711000'],
    ['06 12 34 56 78', 'FR', '+33 6 12 34 56 78'],
  ] as const)('reads %s in %s as %s', (raw, country, expected) => {
    expect(normalisePhone(raw, country)).toBe(expected);
  });

  it.each(['12', '034 402 11', '+41 00 000 00 00', 'none'])('refuses %s', (raw) => {
    expect(normalisePhone(raw, 'CH')).toBeNull();
  });

  it('leaves a number it has written unchanged', () => {
    const once = normalisePhone('034/402 11 22', 'CH');
    expect(once && normalisePhone(once, 'DE')).toBe(once);
  });
});

describe('dialledForms', () => {
  it.each([
    ['+41 34 402 11 22', '0344021122 +41344021122'],
    ['+49 761 2010', '07612010 +497612010'],
    ['+423 236 61 11', '2366111 +4232366111'],
    [null, null],
  ])('of %s are %s', (phone, expected) => {
    expect(dialledForms(phone)).toBe(expected);
  });
});
