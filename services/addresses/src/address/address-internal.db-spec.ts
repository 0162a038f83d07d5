import { type CreateAddress, createAddress } from '@jahrring/contracts-addresses';
import { newId } from '@jahrring/contracts-common';
import { startTestService, type TestService } from '@jahrring/testing';
import { addressesService } from '../addresses.service-definition';
import { AddressService } from './address.service';

const path = '/api/addresses/addresses';

describe('an address that another service needs', () => {
  let app: TestService;
  beforeEach(async () => {
    app = await startTestService(addressesService);
  });
  afterEach(() => app.close());

  const wanted: CreateAddress = createAddress.parse({
    name: 'Zimmerei Muster',
    zip: '3454',
    city: 'Sumiswald',
    country: 'CH',
  });

  it('is made once, stays as people keep it, and comes back where it was deleted', async () => {
    const id = newId();
    const admin = app.as('admin');
    const addresses = app.get(AddressService);
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
});
