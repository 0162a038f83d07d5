import { type OrderAddress, orderAddress } from '@jahrring/contracts-addresses';
import { newId } from '@jahrring/contracts-common';
import { startTestService, type TestService } from '@jahrring/testing';
import { addressesService } from '../addresses.service-definition';
import { AddressOrders } from './address-orders';

const path = '/api/addresses/addresses';

describe('an address that another service needs', () => {
  let app: TestService;
  beforeEach(async () => {
    app = await startTestService(addressesService);
  });
  afterEach(() => app.close());

  const wanted: OrderAddress = orderAddress.parse({
    name: 'Zimmerei Muster',
    zip: '3454',
    city: 'Sumiswald',
    country: 'CH',
  });

  it('is made once, stays as people keep it, and comes back where it was deleted', async () => {
    const id = newId();
    const admin = app.as('admin');
    const addresses = app.get(AddressOrders);
    const get = async () => (await admin.get(`${path}/${id}`)).body;
    await addresses.have(app.ctx(), id, wanted);
    await admin.patch(`${path}/${id}`, { name: 'Muster Holzbau' }, { ifMatch: (await get()).version });
    await addresses.have(app.ctx(), id, wanted);
    expect(await get()).toMatchObject({ name: 'Muster Holzbau', deletedAt: null });
    await admin.delete(`${path}/${id}`, { ifMatch: (await get()).version });
    await addresses.have(app.ctx(), id, wanted);
    expect(await get()).toMatchObject({ name: 'Muster Holzbau', deletedAt: null });
    expect((await admin.get(path)).body.total).toBe(1);
    expect((await admin.put(`/api/addresses/internal/addresses/${id}`, wanted)).status).toBe(404);
  });

  it('is the one that the licence has already, by number, e-mail, or name and place', async () => {
    const admin = app.as('admin');
    const make = async (body: object) => {
      const made = await admin.post(path, { kind: 'company', country: 'CH', city: 'Sumiswald', ...body });
      expect(made.status).toBe(201);
      return made.body.id;
    };
    const have = async (body: object) =>
      (await app.get(AddressOrders).have(app.ctx(), newId(), { ...wanted, ...body })).id;
    const uid = 'CHE-105.805.649';
    const byNumber = await make({ name: 'Muster Holzbau', zip: '3454', vatNumber: `${uid} MWST` });
    const byMail = await make({ name: 'Säge Aarwangen', zip: '4912', email: 'buero@aarwangen.example' });
    const byName = await make({ name: 'Zimmerei  MUSTER', zip: '3454' });
    expect(await have({ uid: 'CHE105805649' })).toBe(byNumber);
    expect(await have({ name: 'Anders', email: 'Buero@Aarwangen.example' })).toBe(byMail);
    expect(await have({})).toBe(byName);
    // Another place, and another number: another company of the same name.
    const far = await have({ zip: '8000', uid: 'keine Nummer' });
    const other = await have({ name: 'Muster Holzbau', uid: 'CHE-107.787.577 MWST' });
    expect([byNumber, byMail, byName]).not.toContain(far);
    expect([byNumber, byMail, byName, far]).not.toContain(other);
    expect((await admin.get(`${path}/${other}`)).body.vatNumber).toBe('CHE-107.787.577 MWST');
    // Two would do: neither is taken.
    const twin = await make({ name: 'Zimmerei Muster', zip: '3454' });
    expect([byName, twin]).not.toContain(await have({}));
    // Another licence's book is another book.
    const elsewhere = await app.get(AddressOrders).have(app.ctx('other'), newId(), { ...wanted, uid });
    expect(elsewhere.id).not.toBe(byNumber);
  });
});
