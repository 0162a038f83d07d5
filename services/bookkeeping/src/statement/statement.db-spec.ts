import { bookkeepingErrors, updateBookkeepingSettings } from '@jahrring/contracts-bookkeeping';
import type { LineMatch, StatementLineView, StatementsImported } from '@jahrring/contracts-bookkeeping';
import { testId } from '@jahrring/testing';
import type { TestClient, TestService } from '@jahrring/testing';
import { OpenItemRepository } from '../open-item';
import { paymentColumns, PaymentRepository } from '../payment';
import { BookkeepingSettingsService } from '../settings';
import { aBookkeepingService, aContext, deliverBill, ids } from '../test/a-bookkeeping-service';
import { camt, entry } from './test/camt-file';

const path = '/api/bookkeeping';
const payer = 'CH5604835012345678009';
const listOfAll = { page: 1, pageSize: 50, sort: [], filter: {} };
const qrr = (n: number) => `00000000000000000002026${String(n).padStart(4, '0')}`;

describe('statements of the bank', () => {
  let app: TestService;
  let clerk: TestClient;
  beforeEach(async () => {
    app = await aBookkeepingService();
    clerk = app.as('admin');
  });
  afterEach(() => app.close());

  const upload = async (xml: string, fileName = 'camt.xml') => {
    const started = await clerk.post(`${path}/statements`, undefined, {
      file: { name: fileName, content: xml },
    });
    expect(started.status).toBe(201);
    await app.runJob('kit.work');
    const work = await clerk.get(`${path}/long-work/${started.body.id}`);
    const result: StatementsImported = work.body.result;
    return { ...result, statements: result.files.flatMap(({ statements }) => statements) };
  };
  const lines = async (state = 'open'): Promise<StatementLineView[]> =>
    (await clerk.get(`${path}/statement-lines?filter[state]=${state}&pageSize=all`)).body.items;
  const book = (line: StatementLineView | undefined, match: LineMatch | null | undefined = line?.match) => {
    const best = match?.candidates[0];
    const allocations = best?.shares.map(({ itemId, amount, cashDiscount }) => ({
      itemId,
      amount,
      cashDiscount,
    }));
    return clerk.post(`${path}/statement-lines/${line?.id}/booking`, {
      addressId: best?.addressId,
      allocations,
    });
  };
  const openOf = async (n: number) =>
    (await app.get(OpenItemRepository).get(aContext(), testId(`bill ${n}`))).open;

  it('are taken over once, whatever file tells them and how often', async () => {
    const notification = camt('notification', [
      entry({
        ref: 'E1',
        amount: '150.00',
        transactions: [
          { ref: 'T1', amount: '100.00' },
          { ref: 'T2', amount: '50.00' },
        ],
      }),
    ]);
    const day = camt(
      'statement',
      [entry({ ref: 'E1', amount: '150.00' }), entry({ ref: 'E2', amount: '7.00' })],
      { opening: '10.00', closing: '167.00' },
    );
    const first = await upload(notification);
    expect(first.statements).toMatchObject([{ outcome: 'new', added: 2, known: 0 }]);
    expect((await upload(notification)).statements).toMatchObject([{ outcome: 'known', added: 0, known: 2 }]);
    expect((await upload(day)).statements).toMatchObject([
      { outcome: 'new', added: 2, statement: { difference: '0.00', openCount: 1 } },
    ]);
    expect((await lines()).map(({ amount }) => amount).sort()).toEqual(['100.00', '50.00', '7.00']);
    expect((await lines('repeated')).map(({ amount }) => amount)).toEqual(['150.00']);
  });

  it('that tell a sum give way to its transactions when those come later, unless it was booked', async () => {
    const transactions = [
      { ref: 'T1', amount: '100.00' },
      { ref: 'T2', amount: '8.10' },
    ];
    await deliverBill(app, 1);
    await upload(
      camt('statement', [
        entry({ ref: 'E1', amount: '108.10', name: 'Gemeinde Trub' }),
        entry({ ref: 'E9', amount: '9.00' }),
      ]),
    );
    expect((await book((await lines()).find(({ amount }) => amount === '108.10'))).status).toBe(200);
    await upload(
      camt('notification', [
        entry({ ref: 'E1', amount: '108.10', transactions }),
        entry({
          ref: 'E9',
          amount: '9.00',
          transactions: [
            { ref: 'T8', amount: '4.00' },
            { ref: 'T9', amount: '5.00' },
          ],
        }),
      ]),
    );
    expect((await lines()).map(({ amount }) => amount).sort()).toEqual(['4.00', '5.00']);
    expect((await lines('repeated')).map(({ amount }) => amount).sort()).toEqual(['100.00', '8.10', '9.00']);
    expect(await openOf(1)).toBe('0.00');
  });

  it('that come again with other lines are told as amended, and only what is new is added', async () => {
    await upload(
      camt('statement', [entry({ ref: 'E1', amount: '1.00' }), entry({ ref: 'E2', amount: '2.00' })]),
    );
    const again = await upload(
      camt('statement', [entry({ ref: 'E1', amount: '1.00' }), entry({ ref: 'E3', amount: '3.00' })]),
    );
    expect(again.statements).toMatchObject([{ outcome: 'amended', added: 1, known: 1, missing: 1 }]);
  });

  it('are listed with gaps between them, and with what the bank changed', async () => {
    const day = (id: string, amount: string, balances: { opening: string; closing: string }) =>
      camt('statement', [entry({ ref: `E${id}${amount}`, amount })], { id, ...balances });
    await upload(day('S1', '5.00', { opening: '0.00', closing: '5.00' }));
    await upload(day('S3', '1.00', { opening: '7.00', closing: '8.00' }));
    await upload(day('S1', '6.00', { opening: '0.00', closing: '6.00' }));
    const { items } = (await clerk.get(`${path}/statements?sort=createdAt`)).body;
    expect(items).toMatchObject([
      {
        ...{ gap: null, hasFile: true, difference: '0.00' },
        amendment: {
          ...{ opening: '0.00', closing: '5.00', addedCount: 1, added: [{ amount: '6.00' }] },
          ...{ missingCount: 1, missing: [{ amount: '5.00', bookedOn: '2026-11-17' }] },
        },
      },
      { gap: '1.00', amendment: null },
    ]);
    const amended = await clerk.get(`${path}/statements?filter[isAmended]=true`);
    expect(amended.body.total).toBe(1);
    expect((await clerk.get(`${path}/statements?filter[isWrong]=true`)).body.total).toBe(0);
  });

  it('whose balances say more than their lines tell by how much', async () => {
    const { statements } = await upload(
      camt('statement', [entry({ ref: 'E1', amount: '5.00' })], { opening: '0.00', closing: '7.00' }),
    );
    expect(statements[0]?.statement.difference).toBe('2.00');
  });

  it('that cannot be read are refused with the place, and nothing of them is kept', async () => {
    const bad = await upload(
      camt('statement', [entry({ ref: 'E1', amount: '5.00' }), entry({ ref: 'E2', amount: '5,00' })]),
    );
    const { key } = bookkeepingErrors.STATEMENT_UNREADABLE;
    const params = { reason: 'badAmount', entry: 2, element: 'Amt' };
    expect(bad.files).toEqual([{ name: 'camt.xml', statements: [], problem: { key, params } }]);
    expect((await clerk.get(`${path}/statements`)).body.total).toBe(0);
  });

  it('are booked as proposed, the payer is known next time, and taken back the bill is open again', async () => {
    await deliverBill(app, 1, { reference: qrr(1) });
    await deliverBill(app, 2, { documentDate: '2026-11-01' });
    await upload(camt('statement', [entry({ ref: 'E1', amount: '108.10', reference: qrr(1), iban: payer })]));
    const [first] = await lines();
    expect(first?.match).toMatchObject({
      level: 'high',
      candidates: [{ addressId: ids.debtor, shares: [{ itemNumber: '2026-0001' }] }],
    });
    expect((await book(first)).body).toMatchObject({ state: 'booked' });
    expect(await openOf(1)).toBe('0.00');

    await upload(camt('statement', [entry({ ref: 'E2', amount: '108.10', iban: payer })], { id: 'S2' }));
    const [second] = await lines();
    expect(second?.match).toMatchObject({
      level: 'medium',
      candidates: [{ reasons: ['iban', 'amount', 'date'], shares: [{ itemNumber: '2026-0002' }] }],
    });

    const [booked] = await lines('booked');
    const reopened = await clerk.post(`${path}/statement-lines/${booked?.id}/reopened`);
    expect(reopened.body).toMatchObject({ state: 'open', match: { level: 'high' } });
    expect(await openOf(1)).toBe('108.10');
    expect((await book(reopened.body)).status).toBe(200);
    expect(await openOf(1)).toBe('0.00');
  });

  it('that give money back open the bill again, with the reason', async () => {
    await deliverBill(app, 1, { reference: qrr(1) });
    await upload(
      camt('statement', [entry({ ref: 'E1', amount: '108.10', reference: qrr(1), endToEnd: 'EE-1' })]),
    );
    await book((await lines())[0]);
    await upload(
      camt(
        'statement',
        [entry({ ref: 'E2', amount: '108.10', direction: 'DBIT', endToEnd: 'EE-1', returned: 'AC04' })],
        { id: 'S2' },
      ),
    );
    const [line] = await lines();
    expect(line?.match?.returns).toMatchObject({ addressName: 'Gemeinde Trub' });
    const done = await clerk.post(`${path}/statement-lines/${line?.id}/booking`, {
      returnsPaymentId: line?.match?.returns?.paymentId,
    });
    expect(done.body.state).toBe('booked');
    expect(await openOf(1)).toBe('108.10');
  });

  it('pay the bill with what the payer gave, though the bank kept some of it', async () => {
    await deliverBill(app, 1, { reference: qrr(1) });
    await upload(
      camt('statement', [entry({ ref: 'E1', amount: '106.60', charges: '1.50', reference: qrr(1) })]),
    );
    const [line] = await lines();
    expect(line?.match?.level).toBe('high');
    expect((await book(line)).status).toBe(200);
    expect(await openOf(1)).toBe('0.00');
  });

  it('that are certain are booked at once where the licence wants it, each once', async () => {
    const values = updateBookkeepingSettings.parse({
      accounts: {},
      writeOffLimit: '1.00',
      bookCertainLines: true,
    });
    await app.get(BookkeepingSettingsService).update(aContext(), 0, values);
    for (const n of [1, 2]) await deliverBill(app, n, { reference: qrr(n) });
    const entries = [
      entry({ ref: 'E1', amount: '108.10', reference: qrr(1) }),
      entry({ ref: 'E2', amount: '108.10', reference: qrr(1) }),
      entry({ ref: 'E3', amount: '50.00', reference: qrr(2) }),
    ];
    expect((await upload(camt('statement', entries))).booked).toBe(1);
    expect((await lines()).map(({ match }) => match?.doubts)).toEqual([['alreadyPaid'], ['otherAmount']]);
    expect((await upload(camt('statement', entries))).booked).toBe(0);
  });

  it('confirmed by twenty at the same moment are one payment', async () => {
    await deliverBill(app, 1, { reference: qrr(1) });
    await upload(camt('statement', [entry({ ref: 'E1', amount: '108.10', reference: qrr(1) })]));
    const [line] = await lines();
    const answers = await Promise.all(Array.from({ length: 20 }, () => book(line)));
    expect(answers.map(({ status }) => status).sort()).toEqual([
      200,
      ...Array.from({ length: 19 }, () => 409),
    ]);
    const payments = await app.get(PaymentRepository).list(aContext(), listOfAll, paymentColumns);
    expect(payments.total).toBe(1);
  });

  it('booked by twenty clerks at once, each in an order of his own, are booked once each', async () => {
    const count = 12;
    for (let n = 1; n <= count; n += 1) await deliverBill(app, n, { reference: qrr(n) });
    const entries = Array.from({ length: count }, (_, n) =>
      entry({ ref: `E${n}`, amount: '108.10', reference: qrr(n + 1) }),
    );
    await upload(camt('statement', entries));
    const open = await lines();
    const clerks = Array.from({ length: 20 }, async (_, n) => {
      const start = (n * 5) % count;
      const own = [...open.slice(start), ...open.slice(0, start)];
      const answers: number[] = [];
      for (const line of n % 2 === 0 ? own : own.toReversed()) answers.push((await book(line)).status);
      return answers;
    });
    const answers = (await Promise.all(clerks)).flat();
    expect(answers.filter((status) => status === 200)).toHaveLength(count);
    expect(new Set(answers)).toEqual(new Set([200, 409]));
    const payments = await app.get(PaymentRepository).list(aContext(), listOfAll, paymentColumns);
    expect(payments.total).toBe(count);
    for (let n = 1; n <= count; n += 1) expect(await openOf(n)).toBe('0.00');
  });

  it('show where money came from to those alone who book', async () => {
    await upload(camt('statement', [entry({ ref: 'E1', amount: '5.00', iban: payer })]));
    expect((await lines())[0]?.counterpartyIban).toBe(payer);
    const reader = app.as('admin', { grants: new Map([['tools.debitors.index', 'all']]) });
    expect((await reader.get(`${path}/statement-lines`)).body.items[0].counterpartyIban).toBeNull();
  });
});
