/** @jest-environment jsdom */
import type { FormDraft } from '@jahrring/ui';
import { createDraftStore, forgetDrafts } from './drafts';

const aDraft = (ageDays = 0): FormDraft => ({
  at: new Date(Date.now() - ageDays * 86_400_000).toISOString(),
  values: { name: 'neu' },
  base: { name: '' },
});

describe('drafts on this device', () => {
  beforeEach(() => localStorage.clear());

  it('are of one person in one licence', () => {
    const own = createDraftStore('anna', 'wald');
    own.write('/addresses/create#a', aDraft());
    expect(own.read('/addresses/create#a')?.values).toEqual({ name: 'neu' });
    expect(createDraftStore('beat', 'wald').read('/addresses/create#a')).toBeNull();
    expect(createDraftStore('anna', 'holz').read('/addresses/create#a')).toBeNull();
  });

  it('go after fourteen days', () => {
    const own = createDraftStore('anna', 'wald');
    own.write('old', aDraft(15));
    own.write('new', aDraft(13));
    const later = createDraftStore('anna', 'wald');
    expect([later.read('old'), later.read('new')?.values]).toEqual([null, { name: 'neu' }]);
  });

  it('go with the sign-out of their person', () => {
    const other = createDraftStore('beat', 'wald');
    other.write('a', aDraft());
    const own = createDraftStore('anna', 'wald');
    own.write('a', aDraft());
    forgetDrafts('anna');
    expect([own.read('a'), other.read('a')?.values]).toEqual([null, { name: 'neu' }]);
    // The page that is leaving writes once more.
    own.write('a', aDraft());
    expect(own.read('a')).toBeNull();
  });

  it('survive what somebody else has written', () => {
    localStorage.setItem('jahrring.draft.anna.wald.a', '{broken');
    expect(createDraftStore('anna', 'wald').read('a')).toBeNull();
  });
});
