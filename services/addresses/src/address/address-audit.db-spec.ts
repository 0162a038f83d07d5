import { jest } from '@jest/globals';
import { Audit, AuditSealer, AuditTrail } from '@jahrring/service-kit';
import { startTestService, type TestService } from '@jahrring/testing';
import { addressesService } from '../addresses.service-definition';
import { addressesUrl, anAddress } from '../testing/an-address';

const audit = '/api/addresses/audit';

describe('the audit trail of a service', () => {
  let app: TestService;

  beforeAll(async () => {
    app = await startTestService(addressesService);
    for (const name of ['Eins', 'Zwei', 'Drei']) {
      await app.as('admin').post(addressesUrl, anAddress({ name }));
    }
  });
  afterAll(() => app.close());

  it('is read page by page, newest first, within the licence', async () => {
    const admin = app.as('admin');
    const { body: first } = await admin.get(`${audit}?limit=2&entity=address&action=create`);
    expect([first.items.length, first.more]).toEqual([2, true]);
    const last = first.items[1];
    const { body: second } = await admin.get(`${audit}?limit=2&behind=${last.occurredAt}~${last.id}`);
    expect([second.items.length, second.more]).toEqual([1, false]);
    expect(second.items[0].changes).toContainEqual({ field: 'name', after: 'Eins' });
    const { body: other } = await app.as('admin', { licence: 'other' }).get(audit);
    expect(other.items).toEqual([]);
  });

  it('says whether its chain is whole', async () => {
    const admin = app.as('admin');
    expect((await admin.get(`${audit}/chain`)).body.state).toBe('unknown');
    await app.runJob('kit.seal-audit');
    expect((await admin.put(`${audit}/chain`)).body).toMatchObject({ state: 'intact', sealed: 3 });
    await app.db.tx(app.ctx(), (ctx) =>
      app.db.writing(ctx).query("UPDATE audit_entries SET action = 'forged' WHERE seal = 2"),
    );
    await app.runJob('kit.verify-audit');
    expect((await admin.get(`${audit}/chain`)).body).toMatchObject({ state: 'broken', sealed: 2 });
  });

  it('looks over its chain once for all who ask at the same time, and lets others have their turn', async () => {
    const many = Array.from({ length: 1_000 }, (_, n) => ({
      action: 'create',
      entity: 'a',
      entityId: `${n}`,
    }));
    await app.db.tx(app.ctx(), async (ctx) => {
      await app.db.writing(ctx).query("UPDATE audit_entries SET action = 'create' WHERE seal = 2");
      await app.get(Audit).recordMany(ctx, many);
    });
    await app.runJob('kit.seal-audit');
    const look = jest.spyOn(app.get(AuditSealer), 'verify');
    let turns = 0;
    let isLooking = true;
    const others = (async () => {
      for (; isLooking; turns += 1) await new Promise((resolve) => setImmediate(resolve));
    })();
    await Promise.all(Array.from({ length: 8 }, () => app.get(AuditTrail).verify()));
    isLooking = false;
    await others;
    expect(look).toHaveBeenCalledTimes(1);
    expect(turns).toBeGreaterThanOrEqual(5);
    expect((await app.as('admin').get(`${audit}/chain`)).body).toMatchObject({
      state: 'intact',
      sealed: 1_003,
    });
  });
});
