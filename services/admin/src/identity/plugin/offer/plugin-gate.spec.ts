import { type PluginId } from '@jahrring/contracts-admin';
import { aCaller } from '@jahrring/testing/principals';
import { aLicence } from '../../../../test/a-member';
import { anOffer } from '../../../../test/a-plugin';
import type { LicenceRepository } from '../../identity-record';
import type { LanguageService } from '../../../settings/language';
import type { LicencePluginRepository } from '../../licence-plugin';
import { PluginGate } from './plugin-gate';
import type { PluginOfferEntity } from './plugin-offer.entity';
import type { PluginOfferRepository } from './plugin-offer.repository';

function aGate(offers: PluginOfferEntity[], on: PluginId[], released: string[] = []): PluginGate {
  return new PluginGate(
    {
      findAll: () => Promise.resolve(offers),
      findReleased: () => Promise.resolve(new Set(released)),
    } as unknown as PluginOfferRepository,
    { get: () => Promise.resolve(aLicence()) } as unknown as LicenceRepository,
    { findActive: () => Promise.resolve(on) } as unknown as LicencePluginRepository,
    {
      say: (_ctx: unknown, locale: string, key: string) => Promise.resolve(`${locale} ${key}`),
    } as unknown as LanguageService,
  );
}

const ctx = aCaller('admin', { locale: 'fr-CH' });
const needsQr = [
  anOffer('machinecontrol', { dependsOn: ['machine-inventory', 'qr-code'] }),
  anOffer('machine-inventory', { dependsOn: ['qr-code'] }),
];

describe('a plugin is switched on', () => {
  it('where all that it depends on is on', async () => {
    await expect(
      aGate(needsQr, ['machine-inventory', 'qr-code']).requireOn(ctx, 'machinecontrol'),
    ).resolves.toBeUndefined();
  });

  it('not where one of those is off, which is named in the reader’s language', async () => {
    await expect(
      aGate(needsQr, ['machine-inventory']).requireOn(ctx, 'machinecontrol'),
    ).rejects.toMatchObject({
      code: 'PLUGIN_NEEDS',
      params: { plugins: 'fr admin:plugins.qr-code.title' },
    });
  });

  it('not where it is released to others', async () => {
    const offers = [anOffer('timber', { releasedTo: 'chosen' })];
    await expect(aGate(offers, []).requireOn(ctx, 'timber')).rejects.toMatchObject({
      code: 'PLUGIN_NOT_RELEASED',
    });
    await expect(aGate(offers, [], ['timber']).requireOn(ctx, 'timber')).resolves.toBeUndefined();
    await expect(aGate(offers, []).requireOn(aCaller('superadmin'), 'timber')).resolves.toBeUndefined();
  });

  it('never where the licence does not even see it: nothing is told of it', async () => {
    const offers = [
      anOffer('timber', { licenceTypes: ['extended'], releasedTo: 'chosen', dependsOn: ['qr-code'] }),
    ];
    await expect(aGate(offers, []).requireOn(ctx, 'timber')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('plugins are switched off', () => {
  const on: PluginId[] = ['machinecontrol', 'machine-inventory', 'qr-code', 'timber'];

  it.each<[PluginId[], PluginId[]]>([
    [['timber'], []],
    [['machinecontrol'], []],
    [['machine-inventory'], ['machinecontrol']],
    [['qr-code'], ['machinecontrol', 'machine-inventory']],
    [['qr-code', 'machine-inventory'], ['machinecontrol']],
    [['qr-code', 'machine-inventory', 'machinecontrol'], []],
  ])('%j where %j do not need them', async (ending, needing) => {
    const gate = aGate(needsQr, on);
    expect(await gate.needing(ctx, ending)).toEqual(needing);
    if (needing.length === 0) await expect(gate.requireOff(ctx, ending)).resolves.toBeUndefined();
    else await expect(gate.requireOff(ctx, ending)).rejects.toMatchObject({ code: 'PLUGIN_NEEDED' });
  });

  it('that are off already hold nobody up', async () => {
    expect(await aGate(needsQr, ['machinecontrol', 'machine-inventory']).needing(ctx, ['qr-code'])).toEqual(
      [],
    );
  });
});
