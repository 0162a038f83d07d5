import type { AddressDraft, AddressMergeView, AddressView } from '@jahrring/contracts-addresses';
import { startTestService, type TestService } from '@jahrring/testing';
import { addressesService } from '../addresses.service-definition';
import { addressesUrl, anAddress } from '../testing/an-address';

describe('merging addresses', () => {
  let app: TestService;
  beforeEach(async () => {
    app = await startTestService(addressesService);
  });
  afterEach(() => app.close());

  const create = async (change: Partial<AddressDraft> = {}): Promise<AddressView> =>
    (await app.as('manager').post(addressesUrl, anAddress(change))).body;
  const get = async ({ id }: { id: string }): Promise<AddressView> =>
    (await app.as('manager').get(`${addressesUrl}/${id}`)).body;
  const merge = (into: AddressView, from: AddressView, values: object = {}) =>
    app
      .as('manager')
      .post(
        `${addressesUrl}/${into.id}/merge`,
        { fromId: from.id, fromVersion: from.version, values },
        { ifMatch: into.version },
      );
  const undo = ({ id }: AddressMergeView) =>
    app.as('manager').post(`/api/addresses/address-merges/${id}/undo`);

  it('keeps one with the chosen fields, the contacts and postal addresses of both, and tells the others', async () => {
    const into = await create({ name: 'Sägerei Lüthi AG', email: 'alt@luethi.ch' });
    const from = await create({ name: 'Saegerei Luethi', customerNumber: 'K-7', email: 'neu@luethi.ch' });
    const part = (path: string, body: object) =>
      app.as('manager').post(`${addressesUrl}/${from.id}/${path}`, body);
    await part('contacts', { lastName: 'Zürcher' });
    await part('postal-addresses', { kind: 'billing', zip: '3000', city: 'Bern', country: 'CH' });
    await part('notes', { text: 'Will im Herbst liefern' });
    const preview = await app.as('manager').get(`${addressesUrl}/${from.id}/merge-preview`);
    expect(preview.body).toEqual({
      ...{ projects: 0, bills: 0, contacts: 1, postalAddresses: 1, notes: 1, nextSteps: 0 },
    });
    const done = await merge(into, from, { customerNumber: 'K-7', email: 'neu@luethi.ch' });
    expect([done.status, done.body.fromName]).toEqual([200, 'Saegerei Luethi']);
    expect(await get(into)).toMatchObject({
      name: 'Sägerei Lüthi AG',
      customerNumber: 'K-7',
      email: 'neu@luethi.ch',
    });
    expect((await get(from)).deletedAt).not.toBeNull();
    const of = async (path: string) =>
      (await app.as('manager').get(`${addressesUrl}/${into.id}/${path}`)).body.total;
    expect([await of('contacts'), await of('postal-addresses'), await of('notes')]).toEqual([1, 1, 1]);
    const [told] = await app.events('addresses.address.merged');
    expect(told?.payload).toMatchObject({ fromId: from.id, intoId: into.id, undone: false });
    const [latest] = (await app.as('manager').get('/api/addresses/address-merges')).body.items;
    expect(latest.id).toBe(done.body.id);
  });

  it('is taken back, but for fields that were changed since', async () => {
    const into = await create({ email: 'alt@luethi.ch', website: 'luethi.ch' });
    const from = await create({ name: 'Saegerei Luethi', customerNumber: 'K-7', email: 'neu@luethi.ch' });
    await app.as('manager').post(`${addressesUrl}/${from.id}/contacts`, { lastName: 'Zürcher' });
    await app.as('manager').post(`${addressesUrl}/${from.id}/notes`, { text: 'Will liefern' });
    const { body: merged } = await merge(into, from, {
      customerNumber: 'K-7',
      email: 'neu@luethi.ch',
      website: 'sl.ch',
    });
    const { version } = await get(into);
    await app
      .as('manager')
      .patch(`${addressesUrl}/${into.id}`, { website: 'neuer.ch' }, { ifMatch: version });
    const undone = await undo(merged);
    expect([undone.status, undone.body.email, undone.body.website]).toEqual([
      200,
      'alt@luethi.ch',
      'neuer.ch',
    ]);
    expect(await get(into)).toMatchObject({ customerNumber: null });
    expect(await get(from)).toMatchObject({ customerNumber: 'K-7', deletedAt: null });
    const back = await app.as('manager').get(`${addressesUrl}/${from.id}/contacts`);
    expect(back.body.total).toBe(1);
    expect((await app.as('manager').get(`${addressesUrl}/${from.id}/notes`)).body.total).toBe(1);
    const events = await app.events('addresses.address.merged');
    expect(events.map(({ payload }) => payload.undone)).toEqual([false, true]);
    expect((await undo(merged)).body.code).toBe('ADDRESS_MERGE_NOT_UNDOABLE');
  });

  it('is refused with itself, with an older version, and to whom it is not permitted', async () => {
    const [into, from] = [await create(), await create({ name: 'Andere' })];
    expect((await merge(into, into)).body.code).toBe('ADDRESS_MERGE_SAME');
    expect((await merge(into, { ...from, version: 7 })).status).toBe(412);
    expect((await get(from)).deletedAt).toBeNull();
    expect((await app.as('foreman').get(`${addressesUrl}/duplicates`)).status).toBe(403);
  });

  it('stands in the history of the address that stays', async () => {
    const [into, from] = [await create(), await create({ name: 'Saegerei Luethi GmbH' })];
    await merge(into, from);
    const trail = (await app.audit()).filter(({ entityId }) => entityId === into.id);
    expect(trail.map(({ entity }) => entity)).toContain('addressMerge');
  });

  it('is proposed for probable duplicates, and hinted at while an address is written', async () => {
    const first = await create();
    const second = await create({ name: 'Saegerei Luethi GmbH', phone: '034 402 11 22' });
    await create({ name: 'Zimmerei Gerber' });
    const { body } = await app.as('manager').get(`${addressesUrl}/duplicates`);
    expect(body.total).toBe(1);
    const { first: one, second: other, reasons } = body.items[0];
    expect([one.id, other.id].toSorted()).toEqual([first.id, second.id].toSorted());
    expect(reasons).toEqual(['name', 'street', 'town']);
    const query = new URLSearchParams({ name: 'Sägerei Lütti', zip: '3550', phone: '0344021122' });
    const check = await app.as('manager').get(`${addressesUrl}/name-check?${query.toString()}`);
    expect(check.body.matches).toMatchObject([
      { id: second.id, reasons: ['phone', 'name', 'town'] },
      { id: first.id, reasons: ['name', 'town'] },
    ]);
  });
});
