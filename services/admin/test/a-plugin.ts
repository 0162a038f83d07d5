import type { PluginId } from '@jahrring/contracts-admin';
import { neverOn, type LicencePluginEntity } from '../src/identity/licence-plugin';
import { OfferBook, type OfferReader } from '../src/identity/plugin/offer/offer-book';
import type { PluginOfferEntity } from '../src/identity/plugin/offer/plugin-offer.entity';
import type { OwedAgreement } from '../src/identity/plugin/plugin-agreement.repository';
import { daysFromNow } from './a-member';

export function anOffer(pluginKey: string, change: Partial<PluginOfferEntity> = {}): PluginOfferEntity {
  return {
    ...{ id: `offer-${pluginKey}`, version: 1, pluginKey, categories: [], dependsOn: [] },
    ...{ licenceTypes: [], releasedTo: 'all', pictureId: null, pictureOwnerId: null },
    ...change,
  } as unknown as PluginOfferEntity;
}

/** Offers as a customer's licence reads them. */
export function aBook(
  offers: readonly PluginOfferEntity[] = [],
  reader: Partial<OfferReader> = {},
): OfferBook {
  return new OfferBook(offers, { type: 'standard', released: new Set(), operator: false, ...reader });
}

/** A book that says nothing but what each plugin depends on. */
export function aBookOfNeeds(needs: Partial<Record<PluginId, PluginId[]>>): OfferBook {
  return aBook(Object.entries(needs).map(([plugin, dependsOn]) => anOffer(plugin, { dependsOn })));
}

/** A plugin that was switched on for good a month ago. */
export function aPluginThatIsOn(
  plugin: PluginId,
  change: Partial<LicencePluginEntity> = {},
): LicencePluginEntity {
  return {
    ...{ id: `row-${plugin}`, version: 3, licenceId: 'l1', plugin, deletedAt: null },
    ...neverOn,
    ...{ active: true, activatedAt: daysFromNow(-31) },
    ...change,
  } as LicencePluginEntity;
}

/** A plugin in its free test of 30 days. */
export function aPluginInTest(
  plugin: PluginId,
  daysLeft: number,
  change: Partial<LicencePluginEntity> = {},
): LicencePluginEntity {
  const endsAt = daysFromNow(daysLeft);
  return aPluginThatIsOn(plugin, {
    ...{ activatedAt: daysFromNow(daysLeft - 30), trialStartedAt: daysFromNow(daysLeft - 30) },
    ...{ activeUntil: endsAt, trialEndsAt: endsAt },
    ...change,
  });
}

export function anOwed(change: Partial<OwedAgreement> = {}): OwedAgreement {
  return {
    id: 'a1',
    licenceId: 'l1',
    licenceName: 'Bergwald',
    plugin: 'creditors',
    price: '30.00',
    ...change,
  };
}
