import { addressChanged } from '@jahrring/contracts-addresses';
import { newId } from '@jahrring/contracts-common';
import { billIssued, type OrderBill, type OrderedBill } from '@jahrring/contracts-documents';
import { readPdfText } from '@jahrring/testing/pdf';
import { aDocumentsService, anAddress, documentsPath, ids } from '../test/a-documents-service';
import type { DocumentsTest } from '../test/a-documents-service';
import { OrderedBillService } from './ordered-bill.service';

describe('bills that another service orders', () => {
  let app: DocumentsTest;
  beforeEach(async () => {
    app = await aDocumentsService();
  });
  afterEach(() => app.close());

  const order: OrderBill = {
    ...{ addressId: ids.address, title: 'Zusage Drohnenflug', text: 'Zusage für «Drohnenflug»' },
    amount: '500.05',
  };
  const bills = async () => (await app.as('manager').get(`${documentsPath}?filter[type]=bill`)).body;

  it('are issued at once, with the VAT of the licence, and are the same bill however often they are ordered', async () => {
    const id = newId();
    const orders = app.get(OrderedBillService);
    const many = await Promise.all(
      Array.from({ length: 3 }, () => settled(orders.order(app.ctx(), id, order))),
    );
    const again = await orders.order(app.ctx(), id, order);
    expect(again).toEqual({ id, number: '2026-0001', total: '540.55' });
    for (const one of many) expect([again, 'again']).toContainEqual(one);
    expect((await bills()).total).toBe(1);
    expect(await app.events(billIssued.name)).toHaveLength(1);
    const pdf = (await app.as('manager').get(`${documentsPath}/${id}/pdf`)).raw;
    expect((await readPdfText(pdf)).join(' ')).toContain('500.05');
  });

  it('leave nothing where they cannot be issued, and come out once they can', async () => {
    const id = newId();
    const orders = app.get(OrderedBillService);
    const addressId = newId();
    const unknown = { code: 'DOCUMENT_ADDRESS_UNKNOWN' };
    await expect(orders.order(app.ctx(), id, { ...order, addressId })).rejects.toMatchObject(unknown);
    await app.deliver(addressChanged, anAddress({ id: addressId, street: undefined }));
    const unfit = { code: 'DOCUMENT_NOT_ISSUABLE' };
    await expect(orders.order(app.ctx(), id, { ...order, addressId })).rejects.toMatchObject(unfit);
    expect((await bills()).total).toBe(0);
    expect(await orders.order(app.ctx(), id, order)).toMatchObject({ number: '2026-0001' });
  });

  it('are no endpoint of people', async () => {
    const answer = await app.as('admin').put(`/api/documents/internal/bills/${newId()}`, order);
    expect(answer.status).toBe(404);
  });
});

/** A bill, or `again` where somebody else was writing the same one and asking again helps. */
async function settled(bill: Promise<OrderedBill>): Promise<OrderedBill | 'again'> {
  return bill.catch(() => 'again' as const);
}
