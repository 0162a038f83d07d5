import { waysOf } from './ways';

describe('what a document is made of', () => {
  it('begins a bill of a project with its entries, and offers none without a project', () => {
    expect(waysOf({ type: 'bill', projectId: 'p' })[0]).toBe('entries');
    expect(waysOf({ type: 'bill', projectId: null })).toEqual(['blank', 'objects', 'document']);
  });

  it('begins an offer empty, and a letter has no lines', () => {
    expect(waysOf({ type: 'offer', projectId: 'p' })).toEqual(['blank', 'objects', 'document', 'entries']);
    expect(waysOf({ type: 'letter', projectId: 'p' })).toEqual(['blank', 'document']);
  });
});
