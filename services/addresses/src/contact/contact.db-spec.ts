import { startTestService, type TestService } from '@jahrring/testing';
import { addressesService } from '../addresses.service-definition';
import { addressesUrl, anAddress } from '../testing/an-address';

describe('the people to ask at an address', () => {
  let app: TestService;
  let contacts: string;
  beforeAll(async () => {
    app = await startTestService(addressesService);
    const { body } = await app.as('manager').post(addressesUrl, anAddress({ name: 'Sägerei Trub' }));
    contacts = `${addressesUrl}/${body.id}/contacts`;
  });
  afterAll(() => app.close());

  const names = async () => {
    const { body } = await app.as('employee').get(contacts);
    return body.items.map(({ lastName }: { lastName: string }) => lastName);
  };

  it('are kept by name, with their numbers as the country writes them', async () => {
    const manager = app.as('manager');
    const made = await manager.post(contacts, {
      role: 'accounting',
      firstName: 'Vreni',
      lastName: 'Zürcher',
      phone: '034 402 11 22',
      email: 'vreni@saegerei.test',
    });
    expect(made.body).toMatchObject({ role: 'accounting', phone: '+41 34 402 11 22', mobile: null });
    await manager.post(contacts, { lastName: 'Aebi' });
    expect(await names()).toEqual(['Aebi', 'Zürcher']);
  });

  it('are refused with a number that cannot exist, a name of blanks, a role nobody knows', async () => {
    const wrong = { lastName: '  ', role: 'king', phone: '12' };
    const first = await app.as('manager').post(contacts, wrong);
    const fields = first.body.fields.map(({ field }: { field: string }) => field).sort();
    expect([first.status, fields]).toEqual([422, ['lastName', 'phone', 'role']]);
    const { status, body } = await app.as('manager').post(contacts, { lastName: 'Beer', phone: '034 111' });
    expect([status, body.fields[0].field]).toEqual([422, 'phone']);
  });

  it('are changed, deleted and restored at their version, in the history of their address', async () => {
    const manager = app.as('manager');
    const { body: made } = await manager.post(contacts, { lastName: 'Gfeller' });
    const one = `${contacts}/${made.id}`;
    const changed = await manager.patch(one, { function: 'Platzmeister' }, { ifMatch: made.version });
    expect(changed.body).toMatchObject({ function: 'Platzmeister', lastName: 'Gfeller' });
    expect((await manager.patch(one, { lastName: 'X' }, { ifMatch: made.version })).status).toBe(412);
    expect((await manager.delete(one, { ifMatch: changed.body.version })).status).toBe(204);
    expect(await names()).not.toContain('Gfeller');
    expect((await manager.post(`${one}/restore`)).body).toMatchObject({ function: 'Platzmeister' });
    const trail = (await app.audit()).filter(({ entityId }) => entityId === made.addressId);
    expect(JSON.stringify(trail)).toContain('Platzmeister');
  });

  it('belong to one address, and are written by those who may change addresses', async () => {
    const { body: made } = await app.as('manager').post(contacts, { lastName: 'Held' });
    const { body: other } = await app.as('manager').post(addressesUrl, anAddress({ name: 'Andere' }));
    const elsewhere = `${addressesUrl}/${other.id}/contacts/${made.id}`;
    const patched = await app.as('manager').patch(elsewhere, { lastName: 'X' }, { ifMatch: made.version });
    expect(patched.status).toBe(404);
    expect((await app.as('employee').post(contacts, { lastName: 'Nein' })).status).toBe(403);
    expect((await app.as('customer').get(contacts)).status).toBe(403);
  });
});
