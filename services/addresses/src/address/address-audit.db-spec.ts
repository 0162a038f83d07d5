import { jest } from '@jest/globals';
import { Audit, AuditSealer, AuditTrail, LongWork } from '@jahrring/service-kit';
import { startTestService, type TestService } from '@jahrring/testing';
import { addressesService } from '../addresses.service-definition';
import { addressesUrl, anAddress } from '../testing/an-address';

const audit = '/api/addresses/audit';
const work = '/api/addresses/long-work';

describe('the audit trail of a service', () => {
  let app: TestService;

  beforeAll(async () => {
    app = await startTestService(addressesService);
    for (const name of ['Eins', 'Zwei', 'Drei']) {
      await app.as('admin').post(addressesUrl, anAddress({ name }));
    }
  });
  afterEach(() => jest.restoreAllMocks());
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
    const { status, body } = await admin.put(`${audit}/chain`);
    expect([status, body.kind, body.state]).toEqual([202, 'kit.audit-check', 'queued']);
    expect((await admin.put(`${audit}/chain`)).body.id).toBe(body.id);
    await app.runJob('kit.work');
    const intact = { state: 'intact', sealed: 3 };
    expect((await admin.get(`${work}/${body.id}`)).body).toMatchObject({
      state: 'done',
      done: 3,
      total: 3,
      result: intact,
    });
    expect((await admin.get(`${audit}/chain`)).body).toMatchObject(intact);
    await app.db.tx(app.ctx(), (ctx) =>
      app.db.writing(ctx).query("UPDATE audit_entries SET action = 'forged' WHERE seal = 2"),
    );
    await app.runJob('kit.verify-audit');
    const broken = { state: 'broken', sealed: 2 };
    expect((await admin.get(`${audit}/chain`)).body).toMatchObject(broken);
    const { body: second } = await admin.put(`${audit}/chain`);
    await app.runJob('kit.work');
    expect((await admin.get(`${work}/${second.id}`)).body).toMatchObject({ state: 'done', result: broken });
  });

  it('looks over its chain once for all who ask at the same time, and lets others have their turn', async () => {
    const many = Array.from({ length: 1_000 }, (_, n) => ({
      action: 'create' as const,
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

  it('tells how far the check is, ends it where it is cancelled, and goes on where it was', async () => {
    const admin = app.as('admin');
    const begin = async () => (await admin.put(`${audit}/chain`)).body.id as string;
    const look = async (id: string) => (await admin.get(`${work}/${id}`)).body;
    const sealer = app.get(AuditSealer);
    const verify = sealer.verify.bind(sealer);
    const first = await begin();
    const looks: number[] = [];
    let afterThousand: () => unknown = () => admin.post(`${work}/${first}/cancel`);
    jest.spyOn(sealer, 'verify').mockImplementation(({ after = 0, through, ...asked } = {}) => {
      looks.push(after);
      let seen = after;
      const told = async (count: number) => {
        await through?.(count);
        seen += count;
        if (seen === 1_000) await afterThousand();
      };
      return verify({ ...asked, after, through: told });
    });
    const before = (await admin.get(`${audit}/chain`)).body;
    await app.runJob('kit.work');
    expect(await look(first)).toMatchObject({ state: 'cancelled', done: 1_000, total: 1_003, result: null });
    expect((await admin.get(`${audit}/chain`)).body).toEqual(before);

    const second = await begin();
    const leaving = new AbortController();
    afterThousand = () => leaving.abort();
    await app.get(LongWork).runDue(leaving.signal);
    expect(await look(second)).toMatchObject({ state: 'running', done: 1_000, total: 1_003 });
    await app.runJob('kit.work');
    const whole = { state: 'intact', sealed: 1_003 };
    expect(await look(second)).toMatchObject({ state: 'done', done: 1_003, result: whole });
    expect(looks).toEqual([0, 0, 1_000]);
  });
});
