import { createMachineReading, updateMachineReading } from './machine-reading.contract';

describe('createMachineReading', () => {
  it('needs a title only and takes a blank note as none', () => {
    expect(createMachineReading.parse({ title: ' Eins ', note: '' })).toEqual({ title: 'Eins', note: null });
  });

  it.each([
    ['title', ' '],
    ['title', 'x'.repeat(151)],
    ['note', 'x'.repeat(2001)],
  ])('refuses the %s %j', (field, value) => {
    const answer = createMachineReading.safeParse({ title: 'Eins', [field]: value });
    expect(answer.error?.issues.map((issue) => issue.path)).toEqual([[field]]);
  });

  it('drops what only the server may set', () => {
    expect(createMachineReading.parse({ title: 'Eins', licenceId: 'x' })).not.toHaveProperty('licenceId');
  });
});

describe('updateMachineReading', () => {
  it('leaves out what was not sent', () => {
    expect(updateMachineReading.parse({ title: 'Neu' })).toEqual({ title: 'Neu' });
  });
});
