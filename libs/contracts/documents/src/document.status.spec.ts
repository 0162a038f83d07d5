import { documentTransitions, documentTypes, findStep, issuedStatus } from './document.status';

describe('documentTransitions', () => {
  it('gives every type a draft that can be issued', () => {
    expect(documentTypes.map(issuedStatus)).toEqual(['OFFR', 'CONF', 'DONE', 'CHRG', 'CHRG', 'DONE', 'DONE']);
  });

  it('lets a bill be cancelled only through a correction, and paid only by payments', () => {
    expect(findStep('bill', 'CHRG', 'CANC')?.correction).toBe(true);
    expect(findStep('bill', 'CHRG', 'PAID')?.derived).toBe(true);
    expect(findStep('bill', 'PREP', 'PAID')).toBeUndefined();
    expect(findStep('bill', 'CHRG', 'PREP')).toBeUndefined();
  });

  it('reaches every state it names', () => {
    for (const type of documentTypes) {
      const table = documentTransitions[type];
      const reached = new Set(Object.values(table).flatMap((steps) => steps.map((step) => step.to)));
      for (const from of Object.keys(table)) expect(from === 'PREP' || reached.has(from as never)).toBe(true);
    }
  });
});
