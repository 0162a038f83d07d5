import { createSupportCase, updateSupportCase } from './support-case.contract';

describe('createSupportCase', () => {
  it('needs a title only and takes a blank note as none', () => {
    expect(createSupportCase.parse({ title: ' Eins ', note: '' })).toEqual({ title: 'Eins', note: null });
  });

  it.each([
    ['title', ' '],
    ['title', 'x'.repeat(151)],
    ['note', 'x'.repeat(2001)],
  ])('refuses the %s %j', (field, value) => {
    const answer = createSupportCase.safeParse({ title: 'Eins', [field]: value });
    expect(answer.error?.issues.map((issue) => issue.path)).toEqual([[field]]);
  });

  it('drops what only the server may set', () => {
    expect(createSupportCase.parse({ title: 'Eins', licenceId: 'x' })).not.toHaveProperty('licenceId');
  });
});

describe('updateSupportCase', () => {
  it('leaves out what was not sent', () => {
    expect(updateSupportCase.parse({ title: 'Neu' })).toEqual({ title: 'Neu' });
  });
});
