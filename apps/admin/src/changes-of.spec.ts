import { changesOf } from './changes-of';

describe('changesOf', () => {
  const record = { name: 'Bergwald', city: null, settings: { passwordMinLength: 10 }, keys: ['a'] };

  it('sends only what differs', () => {
    const values = { name: 'Bergwald', city: 'Worb', settings: { passwordMinLength: 12 }, keys: ['a'] };
    expect(changesOf(record, values)).toEqual({ city: 'Worb', settings: { passwordMinLength: 12 } });
  });

  it('takes nothing, empty and null for the same', () => {
    expect(changesOf(record, { city: '' })).toEqual({});
    expect(changesOf(record, { city: undefined })).toEqual({});
  });
});
