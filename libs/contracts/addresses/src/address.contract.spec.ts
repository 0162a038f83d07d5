import { createAddress, updateAddress } from './address.contract';

const smallest = { name: 'Sägerei Lüthi AG', zip: '3550', city: 'Langnau i.E.', country: 'CH' } as const;

describe('createAddress', () => {
  it('needs name, postcode, town and country only', () => {
    expect(createAddress.parse(smallest)).toMatchObject({ ...smallest, kind: 'company', language: 'de' });
  });

  it('takes a blank field of a form as none', () => {
    const blank = { ...smallest, email: '', phone: ' ', salutation: '', website: '', street: '  ' };
    expect(createAddress.parse(blank)).toMatchObject({
      email: null,
      phone: null,
      salutation: null,
      website: null,
      street: null,
    });
  });

  it.each([
    ['name', ' '],
    ['name', 'x'.repeat(71)],
    ['city', 'x'.repeat(36)],
    ['houseNumber', 'x'.repeat(17)],
    ['country', 'US'],
    ['email', 'nobody'],
    ['phone', 'ring me'],
    ['website', 'javascript:alert(1).x'],
    ['salutation', 'duke'],
  ])('refuses the %s %j', (field, value) => {
    const answer = createAddress.safeParse({ ...smallest, [field]: value });
    expect(answer.error?.issues.map((issue) => issue.path)).toEqual([[field]]);
  });

  it('drops what only the server may set', () => {
    expect(createAddress.parse({ ...smallest, external: true, licenceId: 'x' })).not.toHaveProperty(
      'external',
    );
  });
});

describe('updateAddress', () => {
  it('leaves out what was not sent', () => {
    const { name, ...rest } = updateAddress.parse({ name: 'Neu' });
    expect(name).toBe('Neu');
    expect(Object.values(rest).filter((value) => value !== undefined)).toEqual([]);
  });
});
