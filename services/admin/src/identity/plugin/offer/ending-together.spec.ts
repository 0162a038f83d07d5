import { type PluginId, pluginIds } from '@jahrring/contracts-admin';
import fc from 'fast-check';
import { daysFromNow, now } from '../../../../test/a-member';
import { aBookOfNeeds, aPluginInTest, aPluginThatIsOn } from '../../../../test/a-plugin';
import { isOn } from '../../licence-plugin';
import { dependentsOf, endsWith } from './ending-together';

const namesOf = (rows: readonly { plugin: PluginId }[]) => rows.map(({ plugin }) => plugin).sort();

/** machinecontrol → machine-inventory → qr-code. */
const chain = aBookOfNeeds({ machinecontrol: ['machine-inventory'], 'machine-inventory': ['qr-code'] });

describe('what goes when a plugin goes', () => {
  const all = [
    aPluginThatIsOn('machinecontrol'),
    aPluginThatIsOn('machine-inventory'),
    aPluginThatIsOn('qr-code'),
    aPluginThatIsOn('timber'),
  ];

  it.each<[PluginId, PluginId[]]>([
    ['qr-code', ['machine-inventory', 'machinecontrol']],
    ['machine-inventory', ['machinecontrol']],
    ['machinecontrol', []],
    ['timber', []],
    ['creditors', []],
  ])('%s takes along %j', (going, along) => {
    expect(namesOf(dependentsOf(going, all, chain, now))).toEqual(along);
  });

  it('takes along nothing that is off already, nor what only hung on that', () => {
    const rows = [
      aPluginThatIsOn('machinecontrol'),
      aPluginThatIsOn('machine-inventory', { active: false }),
      aPluginThatIsOn('qr-code'),
    ];
    expect(dependentsOf('qr-code', rows, chain, now)).toEqual([]);
  });

  it('takes along nothing whose own test is over at this very moment', () => {
    const rows = [aPluginInTest('machine-inventory', 0), aPluginThatIsOn('qr-code')];
    expect(dependentsOf('qr-code', rows, chain, now)).toEqual([]);
  });

  it('never leaves one on that needs one that is gone, and takes none that could stay', () => {
    const needs = fc.dictionary(
      fc.constantFrom(...pluginIds),
      fc.uniqueArray(fc.constantFrom(...pluginIds), { maxLength: 3 }),
    );
    const switchedOn = fc.subarray([...pluginIds]);
    fc.assert(
      fc.property(needs, switchedOn, fc.constantFrom(...pluginIds), (needs, on, going) => {
        const book = aBookOfNeeds(needs);
        const rows = on.map((plugin) => aPluginThatIsOn(plugin));
        const along = new Set(namesOf(dependentsOf(going, rows, book, now)));
        const gone = new Set<PluginId>([going, ...along]);
        for (const plugin of on.filter((one) => !gone.has(one)))
          expect(book.dependsOn(plugin).filter((one) => gone.has(one))).toEqual([]);
        for (const plugin of along)
          expect(book.dependsOn(plugin).some((one) => one !== plugin && gone.has(one))).toBe(true);
        expect(along.has(going)).toBe(false);
      }),
    );
  });
});

describe('the test that takes a plugin along', () => {
  it('is the one of what it needs, though it was agreed to itself', () => {
    const rows = [aPluginThatIsOn('machine-inventory'), aPluginInTest('qr-code', 5)];
    expect(endsWith('machine-inventory', rows, chain, now)).toEqual({
      plugin: 'qr-code',
      endsAt: daysFromNow(5).toISOString(),
    });
  });

  it('is found over others', () => {
    const rows = [
      aPluginThatIsOn('machinecontrol'),
      aPluginThatIsOn('machine-inventory'),
      aPluginInTest('qr-code', 5),
    ];
    expect(endsWith('machinecontrol', rows, chain, now)).toMatchObject({ plugin: 'qr-code' });
  });

  it('is the first to end of several', () => {
    const rows = [
      aPluginThatIsOn('machinecontrol'),
      aPluginInTest('machine-inventory', 3),
      aPluginInTest('qr-code', 9),
    ];
    expect(endsWith('machinecontrol', rows, chain, now)).toMatchObject({ plugin: 'machine-inventory' });
  });

  it.each([
    ['its own test ends before', 4, 5, null],
    ['both end at once', 5, 5, null],
    ['its own test would go on', 6, 5, 'qr-code'],
  ])('where %s (%i and %i days): %j', (_case, own, needed, plugin) => {
    const rows = [aPluginInTest('machine-inventory', own), aPluginInTest('qr-code', needed)];
    expect(endsWith('machine-inventory', rows, chain, now)?.plugin ?? null).toBe(plugin);
  });

  it.each([
    ['what it needs is kept', [aPluginThatIsOn('machine-inventory'), aPluginThatIsOn('qr-code')]],
    ['it is off', [aPluginThatIsOn('machine-inventory', { active: false }), aPluginInTest('qr-code', 5)]],
    ['the licence never had it', [aPluginInTest('qr-code', 5)]],
    ['it is alone in its test', [aPluginInTest('machine-inventory', 5), aPluginThatIsOn('qr-code')]],
  ])('is none where %s', (_case, rows) => {
    expect(endsWith('machine-inventory', rows, chain, now)).toBeNull();
  });

  it('comes to an end where plugins depend on each other', () => {
    const circle = aBookOfNeeds({ creditors: ['debitors'], debitors: ['creditors'] });
    const rows = [aPluginThatIsOn('creditors'), aPluginInTest('debitors', 2)];
    expect(endsWith('creditors', rows, circle, now)).toMatchObject({ plugin: 'debitors' });
    expect(namesOf(dependentsOf('debitors', rows, circle, now))).toEqual(['creditors']);
  });
});

describe('a plugin', () => {
  it.each([
    ['agreed to', aPluginThatIsOn('timber'), true],
    ['switched off', aPluginThatIsOn('timber', { active: false }), false],
    ['in its last second of the test', aPluginInTest('timber', 1 / 86_400), true],
    ['at the end of its test', aPluginInTest('timber', 0), false],
    ['switched off within its test', aPluginInTest('timber', 9, { active: false }), false],
  ])('%s is on: %s', (_case, row, on) => {
    expect(isOn(row, now)).toBe(on);
  });
});
