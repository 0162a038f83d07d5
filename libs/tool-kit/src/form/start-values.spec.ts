import { startValues } from './start-values';

describe('startValues', () => {
  const empty = { name: '', endsOn: null, active: true, count: 1 };

  it('starts a new record with what is given', () => {
    expect(startValues(empty, undefined)).toEqual(empty);
    expect(startValues(empty, null)).toEqual(empty);
  });

  it('takes of a record what the form has, and nothing else', () => {
    const stored = { id: '1', version: 2, name: null, endsOn: '2027-01-31', active: false, count: 0 };
    expect(startValues(empty, stored)).toEqual({ name: '', endsOn: '2027-01-31', active: false, count: 0 });
  });
});
