import { type PluginId, plugins } from '@jahrring/contracts-admin';
import { daysFromNow, now } from '../../../test/a-member';
import { aBookOfNeeds, aPluginInTest, aPluginThatIsOn } from '../../../test/a-plugin';
import type { LicencePluginEntity } from '../licence-plugin';
import type { PluginAgreementEntity } from './plugin-agreement.entity';
import { toPluginView } from './plugin.mapper';

const agreement = {
  price: '30.00',
  agreedBy: 'Anna Muster',
  agreedAt: daysFromNow(-2),
  startsOn: '2026-11-18',
} as PluginAgreementEntity;

function shown(
  id: PluginId,
  rows: LicencePluginEntity[],
  change: Partial<Parameters<typeof toPluginView>[1]> = {},
) {
  const definition = plugins.find((one) => one.id === id);
  if (!definition) throw new Error(`no plugin ${id}`);
  return toPluginView(definition, {
    ...{ row: rows.find(({ plugin }) => plugin === id), rows, agreement, price: '45.00', installed: true },
    ...{ book: aBookOfNeeds({ 'machine-inventory': ['qr-code'] }), now },
    ...change,
  });
}

describe('a plugin of the catalogue', () => {
  it('that was never on is inactive, has no test behind it and costs the price of today', () => {
    expect(shown('timber', [])).toMatchObject({
      ...{ state: 'inactive', suspended: false, trial: null, activatedAt: null, price: '45.00' },
      ...{ agreement: null, endsWith: null, takesAlong: [] },
    });
  });

  it('that was agreed to keeps its own price beside the one of today', () => {
    expect(shown('timber', [aPluginThatIsOn('timber')])).toMatchObject({
      ...{ state: 'active', price: '45.00', agreement: { price: '30.00', startsOn: '2026-11-18' } },
      activatedAt: daysFromNow(-31).toISOString(),
    });
  });

  it('whose tool is not installed is suspended, neither active nor agreed to', () => {
    expect(shown('timber', [aPluginThatIsOn('timber')], { installed: false })).toMatchObject({
      ...{ installed: false, suspended: true, state: 'inactive', agreement: null, activatedAt: null },
    });
  });

  it('that is off is not suspended where its tool is missing too', () => {
    expect(shown('timber', [], { installed: false })).toMatchObject({ suspended: false, state: 'inactive' });
  });

  it.each([
    ['running', aPluginInTest('timber', 3), 'active'],
    ['stopped', aPluginInTest('timber', 3, { active: false }), 'inactive'],
    ['ended', aPluginInTest('timber', 0), 'inactive'],
    ['ended', aPluginInTest('timber', -5, { active: false }), 'inactive'],
    ['ended', aPluginInTest('timber', -5, { activeUntil: null }), 'active'],
  ])('whose test is %s', (trial, row, state) => {
    expect(shown('timber', [row])).toMatchObject({ state, trial: { state: trial } });
  });

  it('in its test tells what it takes along; one that was agreed to takes nothing', () => {
    const dependent = aPluginThatIsOn('machine-inventory');
    expect(shown('qr-code', [dependent, aPluginInTest('qr-code', 3)]).takesAlong).toEqual([
      'machine-inventory',
    ]);
    expect(shown('qr-code', [dependent, aPluginThatIsOn('qr-code')]).takesAlong).toEqual([]);
    expect(shown('machine-inventory', [dependent, aPluginInTest('qr-code', 3)]).endsWith).toEqual({
      plugin: 'qr-code',
      endsAt: daysFromNow(3).toISOString(),
    });
  });
});
