import { startTestService, type TestService } from '@jahrring/testing';
import { addressesService } from '../addresses.service-definition';
import { addressesUrl, anAddress } from '../testing/an-address';

describe('notes on a customer', () => {
  let app: TestService;
  let notes: string;
  let addressId: string;
  beforeAll(async () => {
    app = await startTestService(addressesService);
    const { body } = await app.as('manager').post(addressesUrl, anAddress({ name: 'Sägerei Trub' }));
    addressId = body.id;
    notes = `${addressesUrl}/${addressId}/notes`;
  });
  afterAll(() => app.close());

  const texts = async (query = '') => {
    const { status, body } = await app.as('employee').get(`${notes}${query}`);
    expect(status).toBe(200);
    return body.items.map(({ text }: { text: string }) => text);
  };

  it('are of a day, the latest first, and found by their words', async () => {
    const manager = app.as('manager');
    const older = await manager.post(notes, { text: 'Begehung mit dem Förster', notedOn: '2026-02-03' });
    expect([older.status, older.body.mayEdit, older.body.notedOn]).toEqual([201, true, '2026-02-03']);
    const today = await manager.post(notes, { text: 'Zusage für die Käferbäume' });
    expect(today.body.notedOn).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(await texts()).toEqual(['Zusage für die Käferbäume', 'Begehung mit dem Förster']);
    expect(await texts('?search=kaefer')).toEqual(['Zusage für die Käferbäume']);
    expect(await texts('?filter[notedOn]=..2026-03-01')).toEqual(['Begehung mit dem Förster']);
  });

  it('are found by the search of the product, under their customer', async () => {
    const { body } = await app.as('employee').get('/api/addresses/search?q=F%C3%B6rster');
    expect(body.items).toEqual([
      expect.objectContaining({
        title: 'Sägerei Trub',
        subtitle: 'Begehung mit dem Förster',
        path: `/addresses/edit/${addressId}/notes`,
      }),
    ]);
  });

  it('are refused without text and on a day that is none', async () => {
    const { status, body } = await app.as('manager').post(notes, { text: ' ', notedOn: '2026-02-30' });
    const fields = body.fields.map(({ field }: { field: string }) => field).sort();
    expect([status, fields]).toEqual([422, ['notedOn', 'text']]);
  });

  it('are rewritten and deleted by their author or who manages addresses, and stand in the history', async () => {
    const writes = new Map([
      ['tools.address.show', 'all'],
      ['tools.address.update', 'all'],
    ] as const);
    const clerk = app.as('employee', { grants: writes });
    const { body: made } = await app.as('manager').post(notes, { text: 'Ruft zurück' });
    const one = `${notes}/${made.id}`;
    const refused = await clerk.patch(one, { text: 'Anders' }, { ifMatch: made.version });
    expect([refused.status, refused.body.code]).toEqual([403, 'ADDRESS_NOTE_NOT_YOURS']);
    const { body: own } = await clerk.post(notes, { text: 'Vom Büro' });
    expect(own.mayEdit).toBe(true);
    const changed = await app.as('admin').patch(one, { text: 'Ruft morgen' }, { ifMatch: made.version });
    expect(changed.body.text).toBe('Ruft morgen');
    expect((await app.as('admin').patch(one, { text: 'X' }, { ifMatch: made.version })).status).toBe(412);
    expect((await app.as('admin').delete(one, { ifMatch: changed.body.version })).status).toBe(204);
    expect(await texts()).not.toContain('Ruft morgen');
    expect((await app.as('admin').post(`${one}/restore`)).body.text).toBe('Ruft morgen');
    const trail = (await app.audit()).filter(({ entityId }) => entityId === addressId);
    expect(JSON.stringify(trail)).toContain('Ruft morgen');
  });

  it('are read by who may open the address, and written by who may change it', async () => {
    expect((await app.as('employee').post(notes, { text: 'Nein' })).status).toBe(403);
    expect((await app.as('customer').get(notes)).status).toBe(403);
    expect((await app.as('guest').get(notes)).status).toBe(404);
    expect((await app.as('admin', { licence: 'other' }).get(notes)).status).toBe(404);
  });
});
