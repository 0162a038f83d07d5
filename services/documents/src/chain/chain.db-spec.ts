import { billDunned } from '@jahrring/contracts-bookkeeping';
import type { DocumentView, OpenView } from '@jahrring/contracts-documents';
import { Decimal } from 'decimal.js';
import { aDocumentsService, deliverObjects, documentsPath, ids, toUpdate } from '../test/a-documents-service';
import type { DocumentsTest } from '../test/a-documents-service';

const rates = { standard: '8.1', reduced: '2.6' } as const;

describe('from offer to credit note', () => {
  let app: DocumentsTest;
  beforeEach(async () => {
    app = await aDocumentsService();
  });
  afterEach(() => app.close());

  const post = async (path: string, body: object, ifMatch?: number) =>
    app.as('manager').post(`${documentsPath}${path}`, body, ifMatch ? { ifMatch } : {});
  const made = async (path: string, body: object = {}): Promise<DocumentView> => {
    const answer = await post(path, body);
    if (answer.status !== 201) throw new Error(answer.text);
    return answer.body;
  };
  const issue = async ({ id, version }: DocumentView): Promise<DocumentView> => {
    const answer = await post(`/${id}/issue`, {}, version);
    if (answer.status !== 200) throw new Error(answer.text);
    return answer.body;
  };
  const get = async (id: string): Promise<DocumentView> =>
    (await app.as('manager').get(`${documentsPath}/${id}`)).body;
  const openOf = async (id: string): Promise<OpenView> =>
    (await app.as('manager').get(`${documentsPath}/${id}/open`)).body;
  const anOffer = async (count: number, quantity = '10', change: object = {}) => {
    const objects = await deliverObjects(app, count);
    const positions = objects.map(({ id }) => ({ kind: 'item', text: '', objectId: id, quantity }));
    const draft = await made('', { type: 'offer', projectId: ids.project, positions });
    const saved = await app
      .as('manager')
      .put(
        `${documentsPath}/${draft.id}`,
        { ...toUpdate(draft), cashRounding: false, ...change },
        { ifMatch: draft.version },
      );
    if (saved.status !== 200) throw new Error(saved.text);
    return saved.body as DocumentView;
  };

  /** The same sums in another arithmetic: quantity of each of the objects at its price. */
  const expectedTotal = (quantities: readonly string[]) => {
    const sums = { standard: new Decimal(0), reduced: new Decimal(0) };
    quantities.forEach((quantity, n) => {
      const key = (n + 1) % 3 === 0 ? 'reduced' : 'standard';
      sums[key] = sums[key].plus(
        new Decimal(quantity).times(n + 1.05).toDecimalPlaces(2, Decimal.ROUND_HALF_UP),
      );
    });
    const withVat = (key: keyof typeof rates) =>
      sums[key].plus(sums[key].times(rates[key]).div(100).toDecimalPlaces(2, Decimal.ROUND_HALF_UP));
    return withVat('standard').plus(withVat('reduced')).toFixed(2);
  };

  it('offers twelve objects, delivers in two, bills in parts, and credits it all', async () => {
    const offer = await issue(await anOffer(12));
    expect(offer.totals?.total).toBe(expectedTotal(Array.from({ length: 12 }, () => '10')));
    expect(offer.positions[0]).toMatchObject({
      text: 'Sortiment 1',
      articleNumber: 'A-1',
      unitPrice: '1.0500',
    });
    const order = await issue(await made(`/${offer.id}/follow-ups`, { type: 'order_confirmation' }));
    expect([order.status, order.total, (await get(offer.id)).status]).toEqual(['CONF', offer.total, 'CONF']);
    const four = order.positions.slice(0, 4).map(({ id }) => ({ id, quantity: '10' }));
    const first = await issue(
      await made(`/${order.id}/follow-ups`, { type: 'delivery_note', positions: four }),
    );
    const half = order.positions.slice(4).map(({ id }) => ({ id, quantity: '5' }));
    const second = await issue(
      await made(`/${order.id}/follow-ups`, { type: 'delivery_note', positions: half }),
    );
    const part = await issue(await made(`/${first.id}/follow-ups`, { type: 'bill' }));
    expect(part.total).toBe(expectedTotal(['10', '10', '10', '10']));
    expect([(await get(first.id)).status, (await get(order.id)).status]).toEqual(['CHRG', 'PACH']);
    const next = await issue(await made(`/${second.id}/follow-ups`, { type: 'bill' }));
    const final = await issue(await made(`/${order.id}/follow-ups`, { type: 'bill', final: true }));
    const fives = [...Array.from({ length: 4 }, () => '0'), ...Array.from({ length: 8 }, () => '5')];
    expect([next.total, final.billKind]).toEqual([expectedTotal(fives), 'final']);
    // The last bill carries what rounding the others has left of the order.
    const all = [part, next, final].reduce((sum, { total }) => sum.plus(total ?? '0'), new Decimal(0));
    expect(all.toFixed(2)).toBe(order.total);
    expect((await get(order.id)).status).toBe('CHRG');
    const refused = await post(`/${order.id}/follow-ups`, { type: 'bill' });
    expect([refused.status, refused.body.code]).toEqual([409, 'DOCUMENT_CHAIN_REFUSED']);
    const credit = await issue(await made(`/${final.id}/corrections`));
    expect([credit.type, credit.number, credit.total]).toEqual(['bill_correction', '2026-0001', final.total]);
    expect([(await get(final.id)).status, (await get(order.id)).status]).toEqual(['CANC', 'PACH']);
    expect(order.links.map(({ kind }) => kind)).toEqual(['follow_up']);
    expect((await get(order.id)).links).toHaveLength(4);
  });

  it('never takes more than was ordered, whoever asks and however often', async () => {
    const offer = await issue(await anOffer(1));
    const order = await issue(await made(`/${offer.id}/follow-ups`, { type: 'order_confirmation' }));
    const [position] = order.positions;
    const take = (quantity: string) =>
      post(`/${order.id}/follow-ups`, { type: 'bill', positions: [{ id: position?.id, quantity }] });
    const tooMuch = await take('10.001');
    expect([tooMuch.status, tooMuch.body.code, tooMuch.body.params]).toEqual([
      409,
      'DOCUMENT_EXCEEDS_OPEN',
      { text: 'Sortiment 1', open: '10' },
    ]);
    const answers = await Promise.all(Array.from({ length: 8 }, () => take('3')));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    expect((await openOf(order.id)).positions[0]).toMatchObject({ quantity: '10.000', open: '1.000' });
    const draft = answers.find(({ status }) => status === 201)?.body as DocumentView;
    const more = draft.positions.map((line) => ({ ...line, quantity: '4.001' }));
    const url = `${documentsPath}/${draft.id}`;
    const body = { ...toUpdate(draft), positions: more };
    const raised = await app.as('manager').put(url, body, { ifMatch: draft.version });
    expect([raised.status, raised.body.fields[0].field]).toEqual([409, 'positions.0.quantity']);
    const fits = { ...body, positions: more.map((line) => ({ ...line, quantity: '4' })) };
    expect((await app.as('manager').put(url, fits, { ifMatch: draft.version })).status).toBe(200);
    expect((await openOf(order.id)).positions[0]?.open).toBe('0.000');
    expect((await app.as('admin').delete(url, { ifMatch: draft.version + 1 })).status).toBe(204);
    expect((await openOf(order.id)).positions[0]?.open).toBe('4.000');
    await take('4');
    const restored = await app.as('admin').post(`${url}/restore`);
    expect([restored.status, restored.body.code]).toEqual([409, 'DOCUMENT_EXCEEDS_OPEN']);
  });

  it('bills deposits and deducts them from the final bill with their VAT per rate', async () => {
    const offer = await issue(await anOffer(3, '100'));
    const order = await issue(await made(`/${offer.id}/follow-ups`, { type: 'order_confirmation' }));
    const deposit = await issue(await made(`/${order.id}/deposits`, { percent: '30' }));
    expect([deposit.billKind, deposit.positions.map(({ text }) => text)]).toEqual([
      'deposit',
      [
        'Anzahlung 30 % auf Auftragsbestätigung 2026-0001',
        'Anzahlung 30 % auf Auftragsbestätigung 2026-0001',
      ],
    ]);
    expect(deposit.totals?.groups.map(({ rate, net, vat }) => [rate, net, vat])).toEqual([
      ['8.1', '93.00', '7.53'],
      ['2.6', '91.50', '2.38'],
    ]);
    expect((await openOf(order.id)).deposits).toMatchObject([{ number: deposit.number, open: '194.41' }]);
    const tooMuch = await post(`/${order.id}/deposits`, { percent: '80' });
    expect([tooMuch.status, tooMuch.body.code]).toEqual([409, 'DOCUMENT_EXCEEDS_OPEN']);
    const final = await issue(await made(`/${order.id}/follow-ups`, { type: 'bill' }));
    expect([final.billKind, final.totals?.deposits]).toMatchObject([
      'final',
      { net: '184.50', vat: '9.91', total: '194.41' },
    ]);
    expect(final.totals).toMatchObject({ net: '615.00', vat: '33.04', total: '453.63' });
    expect((await openOf(order.id)).deposits).toEqual([]);
    const changed = await app.events('documents.document.changed');
    expect(changed.at(-1)?.payload).toMatchObject({ type: 'order_confirmation', status: 'CHRG' });
    expect(
      changed.find(({ payload }) => payload['id'] === final.id && payload['status'] === 'CHRG')?.payload,
    ).toMatchObject({ net: '615.00', depositNet: '184.50', billKind: 'final' });
  });

  it('keeps a deposit that is deducted from being credited or deducted again', async () => {
    const offer = await issue(await anOffer(1, '100'));
    const order = await issue(await made(`/${offer.id}/follow-ups`, { type: 'order_confirmation' }));
    const deposit = await issue(await made(`/${order.id}/deposits`, { percent: '50' }));
    const first = await made(`/${order.id}/follow-ups`, { type: 'bill' });
    expect(first.positions.map(({ kind }) => kind)).toEqual(['item', 'deposit']);
    expect((await post(`/${deposit.id}/corrections`, {})).body.code).toBe('DOCUMENT_HAS_FOLLOW_UPS');
    const url = `${documentsPath}/${first.id}`;
    expect((await app.as('admin').delete(url, { ifMatch: first.version })).status).toBe(204);
    const second = await made(`/${order.id}/follow-ups`, { type: 'bill' });
    expect(second.totals?.deposits?.total).toBe(first.totals?.deposits?.total);
    expect((await app.as('admin').post(`${url}/restore`)).body.code).toBe('DOCUMENT_EXCEEDS_OPEN');
  });

  it('takes entries onto a delivery note and bills them with it', async () => {
    const note = await made('', {
      type: 'delivery_note',
      projectId: ids.project,
      sources: app.time.entries.map(({ id, version }) => ({ id, version })),
    });
    expect(note.positions[0]?.sourceCount).toBe(5);
    const issued = await issue(note);
    const bill = await issue(await made(`/${issued.id}/follow-ups`, { type: 'bill' }));
    const billed = await app.events('documents.sources.billed');
    expect(billed.at(-1)?.payload).toMatchObject({ documentId: bill.id, documentNumber: bill.number });
    await issue(await made(`/${bill.id}/corrections`));
    expect((await get(note.id)).status).toBe('DONE');
    expect((await app.events('documents.sources.claimed')).at(-1)?.payload).toMatchObject({
      documentId: note.id,
    });
  });

  it('deducts a deposit in part where somebody says so, and never twice', async () => {
    const offer = await issue(await anOffer(2, '100'));
    const order = await issue(await made(`/${offer.id}/follow-ups`, { type: 'order_confirmation' }));
    const deposit = await issue(await made(`/${order.id}/deposits`, { amount: '50' }));
    const [position] = order.positions;
    const part = await made(`/${order.id}/follow-ups`, {
      type: 'bill',
      positions: [{ id: position?.id, quantity: '50' }],
    });
    const allocate = (draft: DocumentView, amount?: string) =>
      post(`/${draft.id}/deposit-allocations`, { depositId: deposit.id, amount }, draft.version);
    expect((await allocate(part, '60')).body.code).toBe('DOCUMENT_EXCEEDS_OPEN');
    const deducted = await allocate(part, '20');
    expect(deducted.body.totals.deposits).toMatchObject({ total: '20.00' });
    const rest = await made(`/${order.id}/follow-ups`, { type: 'bill', final: true });
    expect(rest.totals?.deposits?.total).toBe('34.05');
  });

  it('collects delivery notes under a heading each, and only what belongs together', async () => {
    const offer = await issue(await anOffer(2));
    const order = await issue(await made(`/${offer.id}/follow-ups`, { type: 'order_confirmation' }));
    const notes: DocumentView[] = [];
    for (const { id } of order.positions) {
      const body = { type: 'delivery_note', positions: [{ id, quantity: '10' }] };
      notes.push(await issue(await made(`/${order.id}/follow-ups`, body)));
    }
    const bill = await made('/collective-bills', { documentIds: notes.map(({ id }) => id) });
    expect(bill.positions.map(({ kind, text }) => [kind, text])).toEqual([
      ['heading', 'Lieferschein 2026-0001 vom 20.11.2026'],
      ['item', 'Sortiment 1'],
      ['heading', 'Lieferschein 2026-0002 vom 20.11.2026'],
      ['item', 'Sortiment 2'],
    ]);
    expect([bill.billKind, bill.total]).toEqual(['collective', expectedTotal(['10', '10'])]);
    await issue(bill);
    expect((await get(order.id)).status).toBe('CHRG');
    const projects = await made('/collective-bills', { projectIds: [ids.project] });
    expect(projects.positions[0]).toMatchObject({ kind: 'heading', text: 'P241 Durchforstung Gohlgraben' });
    expect(projects.positions[1]?.sourceCount).toBe(5);
  });

  it('credits some positions, then the rest, and frees the entries when asked', async () => {
    const bill = await issue(await made('', { type: 'bill', projectId: ids.project, grouping: 'activity' }));
    const [first] = bill.positions;
    const some = { positions: [{ id: first?.id, quantity: '2.5' }] };
    const credit = await issue(await made(`/${bill.id}/corrections`, some));
    expect([credit.totals?.net, (await get(bill.id)).status]).toEqual(['195.00', 'CHRG']);
    const again = { positions: [{ id: first?.id, quantity: '10.5' }] };
    expect((await post(`/${bill.id}/corrections`, again)).body.code).toBe('DOCUMENT_EXCEEDS_OPEN');
    const cheaper = { positions: [{ id: first?.id, quantity: '1', unitPrice: '8' }] };
    await issue(await made(`/${bill.id}/corrections`, cheaper));
    const rest = await issue(await made(`/${bill.id}/corrections`, { releaseEntries: true }));
    expect(rest.totals?.net).toBe('1747.00');
    expect((await get(bill.id)).status).toBe('CANC');
    expect((await app.events('documents.sources.released'))[0]?.payload['sources']).toHaveLength(10);
    const anew = await made('', { type: 'bill', projectId: ids.project });
    expect(anew.totals?.net).toBe('1950.00');
    expect((await post(`/${bill.id}/corrections`, {})).body.code).toBe('DOCUMENT_CHAIN_REFUSED');
  });

  it('credits a bill that was reminded of and never cancels it', async () => {
    const bill = await issue(await made('', { type: 'bill', projectId: ids.project, grouping: 'activity' }));
    await app.deliver(billDunned, { documentId: bill.id, level: 2 });
    const payments = await app.as('manager').get(`${documentsPath}/${bill.id}/payments`);
    expect(payments.body).toMatchObject({ dunningLevel: 2 });
    await issue(await made(`/${bill.id}/corrections`, { releaseEntries: true }));
    expect(await get(bill.id)).toMatchObject({ status: 'PAID', openAmount: '0.00' });
    expect((await app.events('documents.sources.released'))[0]?.payload['sources']).toHaveLength(10);

    const mistaken = await issue(await made('', { type: 'bill', projectId: ids.project }));
    await app.deliver(billDunned, { documentId: mistaken.id, level: 1 });
    await app.deliver(billDunned, { documentId: mistaken.id, level: 0 });
    await issue(await made(`/${mistaken.id}/corrections`, {}));
    expect((await get(mistaken.id)).status).toBe('CANC');
  });

  it('shares discounts out so that the parts are the whole', async () => {
    const offer = await issue(await anOffer(3, '10', { discountAmount: '10.01', surchargePercent: '2.5' }));
    const order = await issue(await made(`/${offer.id}/follow-ups`, { type: 'order_confirmation' }));
    const nets: string[] = [];
    for (const quantity of ['3.333', '3.333', '3.334']) {
      const positions = order.positions.map(({ id }) => ({ id, quantity }));
      nets.push((await made(`/${order.id}/follow-ups`, { type: 'bill', positions })).totals?.discount ?? '');
    }
    expect(nets.reduce((sum, discount) => sum.plus(discount), new Decimal(0)).toFixed(2)).toBe('10.01');
  });
});
