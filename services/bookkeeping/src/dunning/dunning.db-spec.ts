import type { DebtorRow } from '@jahrring/contracts-bookkeeping';
import { addressChanged } from '@jahrring/contracts-addresses';
import { testId } from '@jahrring/testing';
import type { TestClient, TestService } from '@jahrring/testing';
import { importIncoming } from '../statement/test/import-incoming';
import { mailsOf } from '../test/mails-of';
import { aBookkeepingService, deliverBill, ids } from '../test/a-bookkeeping-service';

const api = '/api/bookkeeping';
const bill = (n: number) => testId(`bill ${n}`);
const settings = `${api}/settings`;

type Letter = { id: string; version: number; total: string; level: number; addressId: string };

describe('dunning', () => {
  let app: TestService;
  let manager: TestClient;

  beforeEach(async () => {
    app = await aBookkeepingService();
    manager = app.as('manager');
    await deliverBill(app, 1, { dueDate: '2026-11-30' });
    await deliverBill(app, 2, { dueDate: '2026-11-01' });
    await deliverBill(app, 3, { documentDate: '2026-05-31', dueDate: '2026-06-30' });
    const other = { addressId: ids.other, recipientName: 'Sägewerk Burgdorf AG', dueDate: '2026-11-19' };
    await deliverBill(app, 4, other);
    const place = { zip: '3556', city: 'Trub', country: 'CH' as const, language: 'de' as const };
    const reach = { email: 'kasse@trub.test', external: false, deleted: false };
    await app.deliver(addressChanged, { id: ids.debtor, name: 'Gemeinde Trub', ...place, ...reach });
  });
  afterEach(() => app.close());

  const propose = async (asOf = '2026-11-20') =>
    (await manager.get(`${api}/dunning/proposal?asOf=${asOf}`)).body;
  const chosenOf = (letters: Letter[]) =>
    letters.map(({ addressId, level, total }) => ({ addressId, currency: 'CHF', level, total }));
  const issue = async (asOf = '2026-11-20', id = testId(`run ${asOf}`)) => {
    const { letters } = await propose(asOf);
    return manager.post(`${api}/dunning/runs`, { id, asOf, letters: chosenOf(letters) });
  };
  const setDunning = async (change: object) => {
    const { body } = await manager.get(settings);
    const { version, usual: _usual, ...values } = body;
    const changed = { ...values, dunning: { ...values.dunning, ...change } };
    expect((await manager.put(settings, changed, { ifMatch: version })).status).toBe(200);
  };
  const withFees = (...fees: string[]) =>
    setDunning({
      levels: [7, 3, 3].map((afterDays, index) => ({
        ...{ afterDays, termDays: 10, fee: fees[index] ?? '0.00', interest: index === 2 },
      })),
    });

  it('tells the bills’ owner which were reminded of, and the list how far', async () => {
    const { letters } = (await issue()).body as { letters: Letter[] };
    const told = async () =>
      (await app.events('bookkeeping.bill.dunned')).map(({ payload }) => [payload.documentId, payload.level]);
    expect((await told()).sort()).toEqual(
      [
        [bill(2), 1],
        [bill(3), 1],
      ].sort(),
    );
    const rowOf = async () => {
      const { items } = (await manager.get(`${api}/debtors`)).body as { items: DebtorRow[] };
      return items.find(({ id }) => id === ids.debtor);
    };
    expect(await rowOf()).toMatchObject({ dunningLevel: 1, block: null });
    await manager.put(`${api}/dunning-rules/debtors/${ids.debtor}`, { kind: 'collection', reason: 'Amt' });
    expect(await rowOf()).toMatchObject({ block: 'collection' });
    const [letter] = letters;
    await manager.post(
      `${api}/dunning/letters/${letter?.id}/cancellation`,
      { reason: 'Irrtum' },
      { ifMatch: letter?.version ?? 0 },
    );
    expect((await told()).slice(2).map(([, level]) => level)).toEqual([0, 0]);
    expect(await rowOf()).toMatchObject({ dunningLevel: 0 });
  });

  it('proposes one letter a debtor, and says why the others get none; nothing is written', async () => {
    const proposal = await propose();
    expect(proposal.letters).toMatchObject([
      {
        ...{ addressId: ids.debtor, level: 1, open: '216.20', fee: '0.00', interest: '0.00' },
        ...{ total: '216.20', lines: [{ number: '2026-0003' }, { number: '2026-0002' }] },
      },
    ]);
    expect(proposal.omitted).toMatchObject([
      { number: '2026-0004', reason: 'term', until: '2026-11-26', level: 0 },
    ]);
    expect((await manager.get(`${api}/dunning/letters`)).body.total).toBe(0);
  });

  it('issues what was seen, once, and numbers without gaps', async () => {
    const first = await issue();
    expect(first.status).toBe(200);
    expect(first.body.letters).toMatchObject([
      { number: 'M-2026-0001', level: 1, dueDate: '2026-11-30', stillOpen: '216.20', mailState: 'none' },
    ]);
    const again = await manager.post(`${api}/dunning/runs`, {
      id: testId('run 2026-11-20'),
      ...{ asOf: '2026-11-20', letters: chosenOf(first.body.letters) },
    });
    expect(again.body.letters).toHaveLength(1);
    const after = await propose();
    expect(after.letters).toEqual([]);
    expect(after.omitted.map(({ reason }: { reason: string }) => reason)).toEqual(['term', 'term', 'term']);
    const pdf = await manager.get(`${api}/dunning/letters/${first.body.letters[0].id}/pdf`);
    expect([pdf.status, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
  });

  it('leaves out what was paid between proposal and issue', async () => {
    const { letters } = await propose();
    await manager.post(`${api}/debtor-payments`, {
      ...{ paidOn: '2026-11-18', amount: '108.10', currency: 'CHF', addressId: ids.debtor },
      allocations: [{ itemId: bill(3), amount: '108.10' }],
    });
    const run = { id: testId('late'), asOf: '2026-11-20', letters: chosenOf(letters) };
    const answer = await manager.post(`${api}/dunning/runs`, run);
    expect(answer.body).toMatchObject({ letters: [], changed: [{ addressId: ids.debtor }] });
    expect((await propose()).letters).toMatchObject([{ total: '108.10' }]);
  });

  it('posts fees as an open item without VAT, and asks for them with the next letter', async () => {
    await withFees('20.00');
    const { body } = await issue();
    expect(body.letters).toMatchObject([{ fee: '20.00', total: '236.20' }]);
    const items = await manager.get(`${api}/debtor-items?filter[kind]=fee`);
    expect(items.body.items).toMatchObject([{ number: 'M-2026-0001', open: '20.00', dueDate: '2026-11-30' }]);
    const balance = await manager.get(`${api}/ledger/trial-balance`);
    expect(balance.body.items).toContainEqual(expect.objectContaining({ account: '6950', credit: '20.00' }));
  });

  it('cancels a letter that was not sent: its bills fall back, its fee is given up', async () => {
    await withFees('20.00');
    const { body } = await issue();
    const [letter] = body.letters as [Letter];
    const cancel = () =>
      manager.post(
        `${api}/dunning/letters/${letter.id}/cancellation`,
        { reason: 'Falscher Kunde' },
        { ifMatch: letter.version },
      );
    expect((await cancel()).body).toMatchObject({ cancelReason: 'Falscher Kunde' });
    expect((await cancel()).status).toBe(200);
    const fees = await manager.get(`${api}/debtor-items?filter[kind]=fee&filter[isOpen]=true`);
    expect(fees.body.total).toBe(0);
    expect((await propose()).letters).toMatchObject([{ level: 1, earlierFees: '0.00' }]);
  });

  it('is refused before the last run and ahead of today', async () => {
    await issue();
    const early = { id: testId('early'), asOf: '2026-11-19', letters: [{ addressId: ids.debtor, currency: 'CHF', level: 1, total: '1.00' }] }; // oxfmt-ignore
    const before = await manager.post(`${api}/dunning/runs`, early);
    expect([before.status, before.body.code]).toEqual([409, 'DUNNING_BEFORE_LAST']);
    const ahead = await manager.post(`${api}/dunning/runs`, { ...early, asOf: '2026-12-24' });
    expect([ahead.status, ahead.body.code]).toEqual([422, 'DUNNING_AHEAD']);
  });

  it('holds what is set for a debtor or a bill; the bill comes first', async () => {
    const rules = `${api}/dunning-rules`;
    const reason = 'Reklamation';
    await manager.put(`${rules}/debtors/${ids.debtor}`, { kind: 'exclude', until: '2026-12-31', reason });
    expect((await propose()).omitted).toContainEqual(
      expect.objectContaining({ number: '2026-0003', reason: 'excluded', until: '2026-12-31', note: reason }),
    );
    await manager.put(`${rules}/items/${bill(3)}`, { kind: 'noFees', reason: 'abgemacht' });
    expect((await propose()).letters).toMatchObject([{ lines: [{ number: '2026-0003' }] }]);
    expect((await manager.get(`${rules}/${ids.debtor}`)).body.total).toBe(2);
    await manager.put(`${rules}/items/${bill(3)}`, { kind: 'collection', reason: 'Betreibungsamt' });
    expect((await propose()).letters).toEqual([]);
    await manager.delete(`${rules}/items/${bill(3)}`);
    await manager.delete(`${rules}/debtors/${ids.debtor}`);
    expect((await propose()).letters).toHaveLength(1);
    const foreign = await app.as('manager', { licence: 'other' }).put(`${rules}/items/${bill(3)}`, { kind: 'exclude', reason }); // oxfmt-ignore
    expect(foreign.status).toBe(404);
  });

  it('is issued once when two people issue the same proposal at once', async () => {
    await withFees('20.00');
    const { letters } = await propose();
    const answers = await Promise.all(
      [1, 2, 3, 4].map((n) =>
        manager.post(`${api}/dunning/runs`, {
          id: testId(`run at once ${n}`),
          ...{ asOf: '2026-11-20', letters: chosenOf(letters) },
        }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(answers.flatMap(({ body }) => body.letters)).toHaveLength(1);
    expect((await manager.get(`${api}/debtor-items?filter[kind]=fee`)).body.total).toBe(1);
  });

  it('goes out by mail once; what is paid meanwhile stays', async () => {
    const { body } = await issue();
    const [letter] = body.letters as [Letter];
    const send = () => manager.post(`${api}/dunning/letters/mails`, { letterIds: [letter.id] });
    expect((await send()).body).toEqual({ queued: [letter.id], skipped: [] });
    expect((await send()).body.skipped).toEqual([{ id: letter.id, reason: 'sentAlready' }]);
    await app.runJob('bookkeeping.dunning.send');
    await app.runJob('bookkeeping.dunning.send');
    const [mail, ...more] = await mailsOf(app);
    expect(more).toEqual([]);
    expect(mail).toContain('To: Gemeinde Trub <kasse@trub.test>');
    expect(mail).toContain('filename=M-2026-0001.pdf');
    const cancel = { reason: 'zu spät' };
    const path = `${api}/dunning/letters/${letter.id}`;
    const { body: sent } = await manager.get(`${api}/dunning/letters`);
    expect(sent.items).toMatchObject([{ mailState: 'sent' }]);
    const refused = await manager.post(`${path}/cancellation`, cancel, { ifMatch: sent.items[0].version });
    expect([refused.status, refused.body.code]).toEqual([409, 'DUNNING_NOT_CANCELLABLE']);
  });

  it('does not go out once its bills are paid, also while it waits', async () => {
    const { body } = await issue();
    const [letter] = body.letters as [Letter];
    await manager.post(`${api}/dunning/letters/mails`, { letterIds: [letter.id] });
    await manager.post(`${api}/debtor-payments`, {
      ...{ paidOn: '2026-11-20', amount: '216.20', currency: 'CHF', addressId: ids.debtor },
      allocations: [2, 3].map((n) => ({ itemId: bill(n), amount: '108.10' })),
    });
    await app.runJob('bookkeeping.dunning.send');
    expect(await mailsOf(app)).toEqual([]);
    const other = await manager.post(`${api}/dunning/letters/mails`, { letterIds: [letter.id] });
    expect(other.body.skipped).toEqual([{ id: letter.id, reason: 'settled' }]);
  });

  it('climbs to the final demand with interest on what was open, and ends there', async () => {
    await withFees('0.00', '10.00', '30.00');
    const levels: unknown[] = [];
    for (const day of ['2026-07-07', '2026-07-20', '2026-08-02', '2026-08-15']) {
      const { letters, omitted } = await propose(day);
      const own = omitted.find(({ number }: { number: string }) => number === '2026-0003');
      levels.push(letters[0] ? [letters[0].level, letters[0].interest, letters[0].total] : own?.reason);
      if (letters.length > 0) await issue(day);
    }
    // 108.10 × 5 % × 33 of 365 days = 0.49; the fee of 10.00 bears none.
    expect(levels).toEqual([
      [1, '0.00', '108.10'],
      [2, '0.00', '118.10'],
      [3, '0.49', '148.59'],
      'afterFinal',
    ]);
  });

  it('is paid as a whole by its own reference', async () => {
    await deliverBill(app, 5, { dueDate: '2026-10-01', iban: 'CH9300762011623852957' });
    await withFees('20.00');
    await issue();
    const { body } = await manager.get(`${api}/debtor-items?filter[kind]=fee`);
    const [fee] = body.items;
    expect(fee.reference).toMatch(/^RF\d\d9/);
    const line = await importIncoming(app, manager, { amount: '344.30', reference: fee.reference });
    expect(line?.match).toMatchObject({ level: 'high', candidates: [{ shares: [{}, {}, {}, {}] }] });
    const part = await importIncoming(app, manager, { amount: '200.00', reference: fee.reference });
    expect(part?.match).toMatchObject({ level: 'medium', doubts: ['otherAmount'] });
  });

  it('shows letters to who sees debtors, and issues for who manages them', async () => {
    const run = { id: testId('no right'), asOf: '2026-11-20', letters: chosenOf((await propose()).letters) };
    expect((await app.as('employee').post(`${api}/dunning/runs`, run)).status).toBe(403);
    expect((await app.as('employee').get(`${api}/dunning/letters`)).status).toBe(403);
  });
});
