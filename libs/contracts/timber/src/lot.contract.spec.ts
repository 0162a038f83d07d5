import { createLot, updateLot } from './lot.contract';

describe('createLot', () => {
  it('needs a title only and takes a blank note as none', () => {
    expect(createLot.parse({ title: ' Eins ', note: '' })).toEqual({ title: 'Eins', note: null });
  });

  it.each([
    ['title', ' '],
    ['title', 'x'.repeat(151)],
    ['note', 'x'.repeat(2001)],
  ])('refuses the %s %j', (field, value) => {
    const answer = createLot.safeParse({ title: 'Eins', [field]: value });
    expect(answer.error?.issues.map((issue) => issue.path)).toEqual([[field]]);
  });

  it('drops what only the server may set', () => {
    expect(createLot.parse({ title: 'Eins', licenceId: 'x' })).not.toHaveProperty('licenceId');
  });
});

describe('updateLot', () => {
  it('leaves out what was not sent', () => {
    expect(updateLot.parse({ title: 'Neu' })).toEqual({ title: 'Neu' });
  });
});
