import { addressChanged } from '@jahrring/contracts-addresses';
import { newId } from '@jahrring/contracts-common';
import type { LotView } from '@jahrring/contracts-timber';
import type { TestService } from '@jahrring/testing';

export const timberUrl = '/api/timber';

/** A spruce of 4 m, 40 cm under bark: 0.500 m³. */
export function aStem(other: Record<string, unknown> = {}) {
  return {
    id: newId(),
    title: '1',
    species: 'fi',
    woodType: 'short',
    assortment: 'L1',
    quality: 'B',
    lengthCm: 400,
    firstMm: 420,
    secondMm: 425,
    measuredOn: '2026-11-20',
    ...other,
  };
}

export function aLot(other: Record<string, unknown> = {}) {
  return { id: newId(), title: 'Bannwald', kind: 'stems', measuredOn: '2026-11-20', ...other };
}

export const aBuyer = {
  ...{ id: newId(), name: 'Säge AG', zip: '3400', city: 'Burgdorf', country: 'CH' as const },
  ...{ external: false, deleted: false },
};

/** A lot that was removed: its logs are spruces of 0.500 m³ (4 m, 40 cm) at 98.50. */
export async function aRemovedLot(
  app: TestService,
  titles: readonly string[] = ['1', '2', '3'],
): Promise<LotView> {
  const admin = app.as('admin');
  await app.deliver(addressChanged, aBuyer);
  const { id } = (await admin.post(`${timberUrl}/lots`, aLot())).body;
  for (const title of titles) await admin.post(`${timberUrl}/stems`, aStem({ title, lotId: id }));
  const prices = [{ assortment: 'L1', thicknessClass: null, quality: null, price: '98.5' }];
  const { version } = (await admin.get(`${timberUrl}/lots/${id}`)).body;
  const sale = { buyerId: aBuyer.id, prices };
  let lot: LotView = (await admin.put(`${timberUrl}/lots/${id}/sale`, sale, { ifMatch: version })).body;
  for (const state of ['sold', 'released', 'removed'])
    lot = (await admin.post(`${timberUrl}/lots/${id}/state`, { state }, { ifMatch: lot.version })).body;
  return lot;
}

/** The mill's measurement of logs by their numbers and m³. */
export function aMillMeasurement(
  logs: Readonly<Record<string, string>>,
  other: Record<string, unknown> = {},
) {
  return {
    ...{ id: newId(), kind: 'logs', number: 'WV-77', measuredOn: '2026-11-24' },
    lines: Object.entries(logs).map(([number, volume]) => ({
      ...{ number, species: 'fi', assortment: null, quality: null, thicknessClass: '4' },
      ...{ count: 1, volume, price: null },
    })),
    ...other,
  };
}
