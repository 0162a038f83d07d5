import type { CreditCheck, DocumentList, DocumentView, PaymentList } from '@jahrring/contracts-documents';
import { billSettled, creditLimitSet } from '@jahrring/contracts-bookkeeping';
import { testId } from '@jahrring/testing';
import { aDocumentsService, aDraft, documentsPath, ids } from '../test/a-documents-service';
import type { DocumentsTest } from '../test/a-documents-service';

describe('payments of a bill', () => {
  let app: DocumentsTest;
  let bill: DocumentView;
  beforeEach(async () => {
    app = await aDocumentsService();
    const { id, version } = await aDraft(app);
    const issued = await app
      .as('manager')
      .post(`${documentsPath}/${id}/issue`, undefined, { ifMatch: version });
    bill = issued.body as DocumentView;
  });
  afterEach(() => app.close());

  const pay = (amount: string, more: object = {}, person = 0) =>
    app
      .as('manager', { person })
      .post(`${documentsPath}/${bill.id}/payments`, { paidOn: '2026-11-25', amount, ...more });
  const reverse = (paymentId: string) =>
    app.as('manager').post(`${documentsPath}/${bill.id}/payments/${paymentId}/reversal`);
  const stateOf = async () => {
    const { body } = await app.as('manager').get(`${documentsPath}/${bill.id}`);
    const { status, openAmount } = body as DocumentView;
    return [status, openAmount];
  };

  it('in parts settle it, and a reversal opens it again', async () => {
    expect([bill.total, bill.openAmount]).toEqual(['108.10', '108.10']);
    expect((await pay('50')).body).toMatchObject({ paid: '50.00', open: '58.10' });
    expect(await stateOf()).toEqual(['CHRG', '58.10']);
    const second = (await pay('58.10')).body as PaymentList;
    expect(await stateOf()).toEqual(['PAID', '0.00']);
    const last = second.items.at(-1)?.id ?? '';
    const taken = (await reverse(last)).body as PaymentList;
    expect(taken.items.map(({ amount, reversed }) => [amount, reversed])).toEqual([
      ['50.00', false],
      ['58.10', true],
      ['-58.10', false],
    ]);
    expect(await stateOf()).toEqual(['PCAN', '58.10']);
    const again = await reverse(last);
    expect([again.status, again.body.code]).toEqual([409, 'DOCUMENT_PAYMENT_REVERSED']);
    const reversal = taken.items.at(-1)?.id ?? '';
    expect((await reverse(reversal)).body.code).toBe('DOCUMENT_PAYMENT_REVERSED');
    await pay('58.10');
    expect(await stateOf()).toEqual(['PAID', '0.00']);
    const changes = (await app.events('documents.document.changed')).map(({ payload }) => payload.open);
    expect(changes.slice(-5)).toEqual(['108.10', '58.10', '0.00', '58.10', '0.00']);
    const told = await app.events('documents.payment.recorded');
    expect(told.map(({ payload }) => payload)).toMatchObject([
      { documentId: bill.id, documentNumber: '2026-0001', amount: '50.00', open: '58.10' },
      { amount: '58.10', open: '0.00' },
      { amount: '-58.10', open: '58.10', reversesId: last },
      { amount: '58.10', open: '0.00' },
    ]);
  });

  it('settle it with a cash discount that was deducted', async () => {
    const { body } = await pay('105.94', { deducted: '2.16' });
    expect(body).toMatchObject({ paid: '105.94', open: '0.00' });
    expect(await stateOf()).toEqual(['PAID', '0.00']);
  });

  it('are never more than is open, nothing, or for what is no issued bill', async () => {
    const excess = await pay('108.15');
    expect([excess.status, excess.body.fields]).toEqual([
      422,
      [expect.objectContaining({ field: 'amount', code: 'maxNumber', params: { max: '108.10' } })],
    ]);
    expect((await pay('0')).status).toBe(422);
    expect((await pay('-5')).status).toBe(422);
    expect((await pay('10', { deducted: '-5' })).status).toBe(422);
    const draft = await aDraft(app);
    const body = { paidOn: '2026-11-25', amount: '1' };
    const refused = await app.as('manager').post(`${documentsPath}/${draft.id}/payments`, body);
    expect([refused.status, refused.body.code]).toEqual([409, 'DOCUMENT_NOT_PAYABLE']);
  });

  it('at the same time do not pay it twice, and the same one sent twice is one', async () => {
    const answers = await Promise.all([0, 1, 2].map((person) => pay('60', {}, person)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
    const id = testId('payment');
    await pay('40', { id });
    expect((await pay('40', { id })).body).toMatchObject({ open: '8.10' });
  });

  it('count beside credits', async () => {
    await pay('50');
    const made = await app.as('manager').post(`${documentsPath}/${bill.id}/corrections`, {});
    const correction = made.body as DocumentView;
    await app
      .as('manager')
      .post(`${documentsPath}/${correction.id}/issue`, undefined, { ifMatch: correction.version });
    expect(await stateOf()).toEqual(['CANC', '0.00']);
    const refused = await pay('1');
    expect(refused.body.code).toBe('DOCUMENT_NOT_PAYABLE');
  });

  it('are listed by open amount and recorded by who may', async () => {
    await pay('50');
    const open = await app.as('manager').get(`${documentsPath}?filter[openAmount]=58.10..58.10`);
    expect((open.body as DocumentList).items.map(({ id }) => id)).toEqual([bill.id]);
    const customer = app.as('customer', { addressId: ids.address });
    const seen = await customer.get(`${documentsPath}/${bill.id}/payments`);
    expect([seen.status, seen.body.open]).toEqual([200, '58.10']);
    const body = { paidOn: '2026-11-25', amount: '1' };
    for (const role of ['customer', 'foreman', 'employee'] as const) {
      const member = app.as(role, role === 'customer' ? { addressId: ids.address } : {});
      expect((await member.post(`${documentsPath}/${bill.id}/payments`, body)).status).toBe(403);
    }
    const foreman = await app.as('foreman').get(`${documentsPath}/${bill.id}/payments`);
    expect(foreman.body).toEqual({ items: [], paid: null, open: null, dunningLevel: 0 });
    const stranger = app.as('manager', { licence: 'other' });
    expect((await stranger.get(`${documentsPath}/${bill.id}/payments`)).status).toBe(404);
    expect((await stranger.post(`${documentsPath}/${bill.id}/payments`, body)).status).toBe(404);
  });

  it('are checked against the credit limit before another document is issued', async () => {
    const { id } = await aDraft(app);
    const check = async (of = id) => {
      const { status, body } = await app.as('manager').get(`${documentsPath}/${of}/credit-check`);
      expect(status).toBe(200);
      return body as CreditCheck;
    };
    expect(await check()).toMatchObject({ creditLimit: null, owed: null, exceeded: false });
    await app.deliver(creditLimitSet, { addressId: ids.address, creditLimit: '216.19' });
    expect(await check()).toEqual({ creditLimit: '216.19', owed: '216.20', exceeded: true, currency: 'CHF' });
    await pay('0.01');
    expect(await check()).toMatchObject({ owed: '216.19', exceeded: false });
    expect(await check(bill.id)).toMatchObject({ creditLimit: null });
    await app.deliver(creditLimitSet, { addressId: ids.address, creditLimit: null });
    expect(await check()).toMatchObject({ creditLimit: null });
    expect((await app.as('employee').get(`${documentsPath}/${id}/credit-check`)).status).toBe(403);
  });

  it('that bookkeeping settles move its state too, each once', async () => {
    const settled = {
      ...{ id: testId('settled'), documentId: bill.id, settledOn: '2026-11-24' },
      ...{ amount: '105.94', deducted: '2.16' },
    };
    await app.deliver(billSettled, settled);
    await app.deliver(billSettled, settled);
    expect(await stateOf()).toEqual(['PAID', '0.00']);
    expect((await app.events('documents.document.changed')).at(-1)?.payload).toMatchObject({
      ...{ status: 'PAID', open: '0.00' },
    });
    const counter = { ...settled, id: testId('unsettled'), amount: '-105.94', deducted: '-2.16' };
    await app.deliver(billSettled, { ...counter, reversesId: settled.id });
    expect(await stateOf()).toEqual(['PCAN', '108.10']);
    const { items } = (await app.as('manager').get(`${documentsPath}/${bill.id}/payments`))
      .body as PaymentList;
    expect(items.map(({ amount, reversed }) => [amount, reversed]).sort()).toEqual([
      ['-105.94', false],
      ['105.94', true],
    ]);
    expect(await app.events('documents.payment.recorded')).toEqual([]);
  });
});
