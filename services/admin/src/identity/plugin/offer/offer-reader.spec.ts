import { pluginIds } from '@jahrring/contracts-admin';
import { aBook, aBookOfNeeds, anOffer } from '../../../../test/a-plugin';

describe('the offer of a plugin, as a licence reads it', () => {
  it('is seen by every licence as long as no types are named', () => {
    for (const type of ['standard', 'extended', 'demo'] as const)
      expect(aBook([anOffer('timber')], { type }).seen('timber')).toBe(true);
  });

  it('is seen by the named types alone, and by the operator', () => {
    const offers = [anOffer('timber', { licenceTypes: ['extended'] })];
    expect(aBook(offers, { type: 'extended' }).seen('timber')).toBe(true);
    expect(aBook(offers, { type: 'standard' }).seen('timber')).toBe(false);
    expect(aBook(offers, { type: 'standard', operator: true }).seen('timber')).toBe(true);
  });

  it('is released to all until chosen licences are named', () => {
    const chosen = [anOffer('timber', { releasedTo: 'chosen' })];
    expect(aBook().released('timber')).toBe(true);
    expect(aBook([anOffer('timber')]).released('timber')).toBe(true);
    expect(aBook(chosen).released('timber')).toBe(false);
    expect(aBook(chosen, { released: new Set(['qr-code']) }).released('timber')).toBe(false);
    expect(aBook(chosen, { released: new Set(['timber']) }).released('timber')).toBe(true);
    expect(aBook(chosen, { operator: true }).released('timber')).toBe(true);
  });

  it('stands under what superadmins say, else under what the product says', () => {
    expect(aBook().categories('timber')).toEqual(['wood']);
    expect(aBook([anOffer('timber')]).categories('timber')).toEqual(['wood']);
    expect(aBook([anOffer('timber', { categories: ['finance'] })]).categories('timber')).toEqual(['finance']);
    expect(aBook().categories('a-planned-one')).toEqual([]);
  });

  it('of every plugin of the product stands under something', () => {
    for (const plugin of pluginIds) expect(aBook().categories(plugin)).toHaveLength(1);
  });

  it('knows by whom it is needed, as the other side of what is needed', () => {
    const book = aBookOfNeeds({ machinecontrol: ['qr-code'], 'machine-inventory': ['qr-code'] });
    expect(book.neededBy('qr-code')).toEqual(['machine-inventory', 'machinecontrol']);
    for (const plugin of pluginIds)
      for (const other of pluginIds)
        expect(book.neededBy(plugin).includes(other)).toBe(book.dependsOn(other).includes(plugin));
  });
});
