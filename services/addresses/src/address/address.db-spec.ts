import { addressChanged, createAddress } from '@jahrring/contracts-addresses';
import { newId } from '@jahrring/contracts-common';
import { startTestService, type TestClient, type TestService } from '@jahrring/testing';
import { addressesService } from '../addresses.service-definition';
import { addressesUrl, anAddress } from '../testing/an-address';
import { toNewAddress } from './address.mapper';
import { AddressRepository } from './address.repository';

describe('addresses', () => {
  let app: TestService;
  let admin: TestClient;

  beforeAll(async () => {
    app = await startTestService(addressesService);
    admin = app.as('admin');
  });
  afterAll(() => app.close());

  const create = async (change: Parameters<typeof anAddress>[0] = {}) => {
    const { status, body } = await admin.post(
      addressesUrl,
      anAddress({ name: `Firma ${newId()}`, ...change }),
    );
    expect(status).toBe(201);
    return body;
  };
  const url = (id: string) => `${addressesUrl}/${id}`;
  const codes = (body: { fields: { field: string; code: string }[] }) =>
    body.fields.map(({ field, code }) => [field, code]);

  describe('creating', () => {
    it('answers the address with its version as ETag and tells the others', async () => {
      const answer = await admin.post(
        addressesUrl,
        anAddress({ name: 'Holzbau Beer AG', phone: '034 402 11 22' }),
      );
      expect(answer.status).toBe(201);
      expect(answer.headers['etag']).toBe('"1"');
      expect(answer.body).toMatchObject({
        name: 'Holzbau Beer AG',
        phone: '+41 34 402 11 22',
        external: false,
      });
      const events = await app.events(addressChanged.name);
      expect(events.at(-1)?.payload).toMatchObject({
        id: answer.body.id,
        name: 'Holzbau Beer AG',
        deleted: false,
      });
    });

    it('makes one address of a request that is sent twice', async () => {
      const name = `Doppelt ${newId()}`;
      const key = newId();
      const first = await admin.post(addressesUrl, anAddress({ name }), { key });
      const second = await admin.post(addressesUrl, anAddress({ name }), { key });
      expect(second.body).toEqual(first.body);
      expect(second.headers['idempotency-replayed']).toBe('true');
      const list = await admin.get(`${addressesUrl}?filter[name]=${encodeURIComponent(name)}`);
      expect(list.body.total).toBe(1);
    });

    it.each([
      ['name', '', 'required'],
      ['name', 'x'.repeat(71), 'max'],
      ['city', undefined, 'required'],
      ['country', 'US', 'in'],
      ['email', 'nobody', 'email'],
      ['phone', '034 402', 'phone'],
      ['vatNumber', 'CHE-116.281.711', 'vatNumber'],
      ['website', 'javascript:alert(1)', 'url'],
    ])('names the field %s when it is %j', async (field, value, code) => {
      const { status, body, headers } = await admin.post(addressesUrl, { ...anAddress(), [field]: value });
      expect(status).toBe(422);
      expect(headers['content-type']).toContain('application/problem+json');
      expect(codes(body)).toEqual([[field, code]]);
    });

    it('lets nobody mark an address as external or choose its licence', async () => {
      const answer = await admin.post(addressesUrl, {
        ...anAddress(),
        external: true,
        licenceId: newId(),
        version: 9,
      });
      expect(answer.body).toMatchObject({ external: false, version: 1 });
    });

    it('gives a customer number once, whatever its case, until its bearer is deleted', async () => {
      const bearer = await create({ customerNumber: 'K-77' });
      const taken = await admin.post(addressesUrl, anAddress({ customerNumber: 'k-77' }));
      expect([taken.status, codes(taken.body)]).toEqual([422, [['customerNumber', 'unique']]]);
      await admin.delete(url(bearer.id), { ifMatch: 1 });
      await create({ customerNumber: 'K-77' });
      const restored = await admin.post(`${url(bearer.id)}/restore`);
      expect([restored.status, codes(restored.body)]).toEqual([422, [['customerNumber', 'unique']]]);
    });
  });

  describe('changing', () => {
    it('changes only what is sent', async () => {
      const { id, city } = await create({ phone: '034 402 11 22' });
      const { status, body, headers } = await admin.patch(
        url(id),
        { name: 'Neu', phone: '' },
        { ifMatch: 1 },
      );
      expect(status).toBe(200);
      expect(headers['etag']).toBe('"2"');
      expect(body).toMatchObject({ name: 'Neu', phone: null, city, version: 2 });
    });

    it('asks for the version that was seen', async () => {
      const { id } = await create();
      expect((await admin.patch(url(id), { name: 'Neu' })).status).toBe(428);
      expect((await admin.delete(url(id))).status).toBe(428);
    });

    it('refuses an old version, shows the present one and changes nothing', async () => {
      const { id } = await create();
      await admin.patch(url(id), { name: 'Erste' }, { ifMatch: 1 });
      const { status, body } = await admin.patch(url(id), { name: 'Zweite' }, { ifMatch: 1 });
      expect(status).toBe(412);
      expect(body.current).toMatchObject({ id, name: 'Erste', version: 2 });
      expect(body.current).not.toHaveProperty('licenceId');
      expect((await admin.get(url(id))).body).toMatchObject({ name: 'Erste', version: 2 });
    });

    it('leaves the addresses of directories alone', async () => {
      const ctx = app.ctx();
      const [external] = await app.db.tx(ctx, (ctx) =>
        app.get(AddressRepository).create(ctx, [toNewAddress(createAddress.parse(anAddress()), true)]),
      );
      const edit = await admin.patch(url(external?.id ?? ''), { name: 'Neu' }, { ifMatch: 1 });
      const remove = await admin.delete(url(external?.id ?? ''), { ifMatch: 1 });
      for (const { status, body } of [edit, remove]) {
        expect([status, body.code, body.key]).toEqual([409, 'ADDRESS_EXTERNAL', 'addresses:errors.external']);
      }
    });
  });

  describe('deleting', () => {
    it('hides the address, tells the others, and brings it back', async () => {
      const { id, name } = await create();
      const filter = `filter[name]=${encodeURIComponent(name)}`;
      expect((await admin.delete(url(id), { ifMatch: 1 })).status).toBe(204);
      expect((await app.events(addressChanged.name)).at(-1)?.payload).toMatchObject({ id, deleted: true });
      expect((await admin.get(`${addressesUrl}?${filter}`)).body.total).toBe(0);
      expect((await admin.get(`${addressesUrl}?${filter}&deleted=true`)).body.total).toBe(1);
      const { status, body } = await admin.post(`${url(id)}/restore`);
      expect([status, body.deletedAt]).toEqual([200, null]);
      expect((await admin.get(`${addressesUrl}?${filter}`)).body.total).toBe(1);
    });

    it('deletes several at once or none', async () => {
      const [first, second] = [await create(), await create()];
      const stale = [first, { ...second, version: 7 }].map(({ id, version }) => ({ id, version }));
      expect((await admin.post(`${addressesUrl}/bulk-delete`, { items: stale })).status).toBe(412);
      expect((await admin.get(url(first.id))).body.deletedAt).toBeNull();
      const items = [first, second].map(({ id, version }) => ({ id, version }));
      const ids = items.map(({ id }) => id);
      expect((await admin.post(`${addressesUrl}/bulk-delete`, { items })).body).toEqual({ ids });
      expect((await admin.post(`${addressesUrl}/bulk-restore`, { ids })).body).toEqual({ ids });
      expect((await admin.get(url(second.id))).body.deletedAt).toBeNull();
    });

    it('says so when there is nothing to restore', async () => {
      const { id } = await create();
      const { status, body } = await admin.post(`${url(id)}/restore`);
      expect([status, body.code]).toEqual([409, 'ADDRESS_NOT_DELETED']);
    });

    it('leaves an entry of each change in the audit trail', async () => {
      const { id } = await create();
      await admin.patch(url(id), { city: 'Bern' }, { ifMatch: 1 });
      await admin.delete(url(id), { ifMatch: 2 });
      const actions = (await app.audit())
        .filter(({ entityId }) => entityId === id)
        .map(({ action }) => action);
      expect(actions).toEqual(['create', 'update', 'delete']);
    });
  });

  describe('the warning on an existing name', () => {
    it('finds it whatever its case and punctuation, but not the address itself', async () => {
      const { id } = await create({ name: 'Müller & Söhne AG' });
      const check = (query: string) =>
        admin.get(`${addressesUrl}/name-check?name=${encodeURIComponent('muller  SÖHNE ag.')}${query}`);
      expect((await check('')).body.matches).toMatchObject([{ id, name: 'Müller & Söhne AG' }]);
      expect((await check(`&exceptId=${id}`)).body.matches).toEqual([]);
    });
  });
});
