import type { PostalAddressDraft, PostalAddressView } from '@jahrring/contracts-addresses';
import { startTestService, type TestService } from '@jahrring/testing';
import { addressesService } from '../addresses.service-definition';
import { addressesUrl, anAddress } from '../testing/an-address';

function aYard(change: Partial<PostalAddressDraft> = {}): PostalAddressDraft {
  return { kind: 'delivery', street: 'Lagerweg', zip: '3550', city: 'Langnau', country: 'CH', ...change };
}

describe('addresses for bills and deliveries', () => {
  let app: TestService;
  let url: string;
  beforeAll(async () => {
    app = await startTestService(addressesService);
  });
  beforeEach(async () => {
    const { body } = await app.as('manager').post(addressesUrl, anAddress());
    url = `${addressesUrl}/${body.id}/postal-addresses`;
  });
  afterAll(() => app.close());

  const add = async (change: Partial<PostalAddressDraft> = {}) =>
    (await app.as('manager').post(url, aYard(change))).body as PostalAddressView;
  const defaults = async () => {
    const { body } = await app.as('employee').get(url);
    return (body.items as PostalAddressView[]).filter((one) => one.isDefault).map(({ city }) => city);
  };

  it('have one default of each kind: the first, until another one is chosen', async () => {
    await add({ city: 'Langnau' });
    const trub = await add({ city: 'Trub' });
    await add({ kind: 'billing', city: 'Bern' });
    expect(await defaults()).toEqual(['Bern', 'Langnau']);
    const chosen = await app
      .as('manager')
      .patch(`${url}/${trub.id}`, { isDefault: true }, { ifMatch: trub.version });
    expect(chosen.status).toBe(200);
    expect(await defaults()).toEqual(['Bern', 'Trub']);
    await add({ city: 'Signau', isDefault: true });
    expect(await defaults()).toEqual(['Bern', 'Signau']);
  });

  it('are told to the others with each change, the one that is the default no longer too', async () => {
    const before = (await app.events('addresses.postalAddress.changed')).length;
    const first = await add({ city: 'Langnau' });
    await add({ city: 'Trub', isDefault: true });
    const told = (await app.events('addresses.postalAddress.changed')).slice(before);
    expect(told.map(({ payload }) => payload)).toMatchObject([
      { id: first.id, addressId: first.addressId, isDefault: true, deleted: false },
      { id: first.id, isDefault: false },
      { city: 'Trub', isDefault: true },
    ]);
  });

  it('come back from deletion without taking the place of a newer default', async () => {
    const first = await add({ city: 'Langnau' });
    const one = `${url}/${first.id}`;
    expect((await app.as('manager').delete(one, { ifMatch: first.version })).status).toBe(204);
    await add({ city: 'Trub' });
    const { body } = await app.as('manager').post(`${one}/restore`);
    expect(body).toMatchObject({ city: 'Langnau', isDefault: false, deletedAt: null });
    expect(await defaults()).toEqual(['Trub']);
  });

  it('are refused without a town, of an unknown kind, and to whom addresses are only shown', async () => {
    const { status, body } = await app.as('manager').post(url, aYard({ city: ' ', kind: 'home' as never }));
    expect([status, body.fields.map(({ field }: { field: string }) => field).sort()]).toEqual([
      422,
      ['city', 'kind'],
    ]);
    expect((await app.as('employee').post(url, aYard())).status).toBe(403);
  });

  it('stand in the history of their customer', async () => {
    const { addressId } = await add({ city: 'Eggiwil' });
    const trail = (await app.audit()).filter(({ entityId }) => entityId === addressId);
    expect(JSON.stringify(trail)).toContain('Eggiwil');
  });
});
