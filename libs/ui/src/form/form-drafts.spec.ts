import fc from 'fast-check';
import { changedValues, sameValues, withoutSecrets } from './form-drafts';

describe('what a draft keeps', () => {
  it('keeps neither passwords nor files', () => {
    const values = {
      name: 'Anna',
      password: 'x',
      account: { oldPassword: 'y', iban: 'CH' },
      file: new Blob(),
    };
    expect(withoutSecrets(values)).toEqual({ name: 'Anna', account: { iban: 'CH' }, file: undefined });
  });

  it('takes blank and none for the same', () => {
    expect(changedValues({ a: '', b: 'x', c: null, d: { e: '' } }, { b: 'x' })).toEqual({});
    expect(changedValues({ a: '1', b: 'x' }, { b: 'x' })).toEqual({ a: '1' });
  });

  it('finds exactly what has changed: laid over the base it gives the values again', () => {
    const bag = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), fc.jsonValue());
    fc.assert(
      fc.property(bag, bag, (values, base) => {
        const again = { ...base, ...changedValues(values, base) };
        for (const key of Object.keys(values)) expect(sameValues(again[key], values[key])).toBe(true);
        expect(changedValues(values, values)).toEqual({});
      }),
    );
  });
});
