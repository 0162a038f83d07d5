import type { DocumentView, PositionInput, UpdateDocument } from '@jahrring/contracts-documents';
import { Decimal } from 'decimal.js';
import { aDocumentsService, aDraft, aLine, documentsPath, toUpdate } from '../test/a-documents-service';
import type { DocumentsTest } from '../test/a-documents-service';

type Figure = 'net' | 'vat' | 'total';

describe('parts of a document', () => {
  let app: DocumentsTest;
  beforeEach(async () => {
    app = await aDocumentsService();
  });
  afterEach(() => app.close());

  const post = (path: string, body: object, ifMatch?: number) =>
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
  const get = async ({ id }: DocumentView): Promise<DocumentView> =>
    (await app.as('manager').get(`${documentsPath}/${id}`)).body;
  const aBill = async (positions: readonly PositionInput[], change: Partial<UpdateDocument> = {}) =>
    issue(await aDraft(app, { cashRounding: false, ...change, positions: [...positions] }));
  const anOrder = async (positions: readonly PositionInput[], change: Partial<UpdateDocument> = {}) => {
    const { body } = await post('', {
      type: 'offer',
      title: 'Auftrag',
      addressId: (await aDraft(app)).addressId,
      positions,
    });
    const draft = body as DocumentView;
    const saved = await app
      .as('manager')
      .put(`${documentsPath}/${draft.id}`, { ...toUpdate(draft), ...change }, { ifMatch: draft.version });
    const offer = await issue(saved.body as DocumentView);
    return issue(await made(`/${offer.id}/follow-ups`, { type: 'order_confirmation' }));
  };
  const sum = (documents: readonly DocumentView[], figure: Figure) =>
    documents.reduce((all, { totals }) => all.plus(totals?.[figure] ?? '0'), new Decimal(0)).toFixed(2);
  const figures = (documents: readonly DocumentView[]) => ({
    net: sum(documents, 'net'),
    vat: sum(documents, 'vat'),
    total: sum(documents, 'total'),
  });
  const credited = (bill: DocumentView, line: number, quantity: string, unitPrice?: string) =>
    made(`/${bill.id}/corrections`, { positions: [{ id: bill.positions[line]?.id, quantity, unitPrice }] });
  const hours = { ...aLine(), text: 'Holzen', unit: 'hour', quantity: '10', unitPrice: '100' } as const;

  it.each([
    ['of the whole bill', [hours], { discountAmount: '300' }, '140.00'],
    ['of the line', [{ ...hours, discountAmount: '300' }], {}, '140.00'],
    ['of a section', [hours, { kind: 'discount', text: '', discountAmount: '300' }], {}, '140.00'],
  ] as const)('a lower price credits its share of a discount %s', async (_, lines, change, net) => {
    const bill = await aBill(lines as unknown as PositionInput[], change);
    expect(bill.totals?.net).toBe('700.00');
    const first = await issue(await credited(bill, 0, '10', '20'));
    expect(first.totals?.net).toBe(net);
    const rest = await issue(await made(`/${bill.id}/corrections`));
    expect(figures([first, rest])).toEqual(figures([bill]));
    expect((await get(bill)).status).toBe('CANC');
  });

  it('a lower price credits its share of a surcharge', async () => {
    const bill = await aBill([hours], { surchargeAmount: '12.30' });
    const first = await issue(await credited(bill, 0, '10', '20'));
    expect(first.totals?.net).toBe('202.46');
    const rest = await issue(await made(`/${bill.id}/corrections`));
    expect(figures([first, rest])).toEqual(figures([bill]));
  });

  it('credits in many small parts come to the bill, with its rounding to five hundredths', async () => {
    const lines = [
      { ...hours, quantity: '3', unitPrice: '33.335', discountPercent: '12.5' },
      { ...hours, quantity: '3', unitPrice: '0.005', vatKey: 'reduced' },
    ] as const;
    const bill = await aBill(lines, { cashRounding: true, discountPercent: '3.33' });
    const credits: DocumentView[] = [];
    for (const quantity of ['1', '1']) credits.push(await issue(await credited(bill, 0, quantity)));
    credits.push(await issue(await made(`/${bill.id}/corrections`)));
    expect(figures(credits)).toEqual(figures([bill]));
    expect((await get(bill)).status).toBe('CANC');
  });

  it('credits what a deposit has not paid, then the rest with the deposit', async () => {
    const order = await anOrder([hours], { cashRounding: false });
    await issue(await made(`/${order.id}/deposits`, { percent: '60' }));
    const bill = await issue(await made(`/${order.id}/follow-ups`, { type: 'bill', final: true }));
    expect(bill.totals).toMatchObject({ net: '1000.00', total: '432.40' });
    const first = await issue(await credited(bill, 0, '3'));
    expect((await get(bill)).status).not.toBe('CANC');
    const rest = await issue(await made(`/${bill.id}/corrections`));
    expect(figures([first, rest])).toEqual(figures([bill]));
    expect((await get(bill)).status).toBe('CANC');
  });

  it('refuses to credit an optional line and a line that others make cheaper', async () => {
    const rebate = { ...hours, text: 'Gutschrift', quantity: '-2', unitPrice: '100' };
    const bill = await aBill([hours, rebate, { ...hours, optional: true }]);
    const optional = await post(`/${bill.id}/corrections`, {
      positions: [{ id: bill.positions[2]?.id, quantity: '1' }],
    });
    expect(optional.body.code).toBe('DOCUMENT_POSITION_UNKNOWN');
    const tooMuch = await post(`/${bill.id}/corrections`, {
      positions: [{ id: bill.positions[0]?.id, quantity: '10' }],
    });
    expect(tooMuch.body.code).toBe('DOCUMENT_EXCEEDS_OPEN');
  });

  it('part bills come to their order: net, VAT and what is to be paid', async () => {
    const lines = [
      { ...hours, quantity: '10', unitPrice: '33.335' },
      { ...hours, quantity: '7', unitPrice: '12.345', vatKey: 'reduced' },
    ] as const;
    for (const cashRounding of [false, true]) {
      const order = await anOrder(lines, { cashRounding, discountPercent: '2.5', discountAmount: '10.01' });
      const bills: DocumentView[] = [];
      for (const quantities of [
        ['3.333', '2.1'],
        ['3.333', '2.45'],
      ]) {
        const positions = order.positions.map(({ id }, index) => ({ id, quantity: quantities[index] }));
        bills.push(await issue(await made(`/${order.id}/follow-ups`, { type: 'bill', positions })));
      }
      bills.push(await issue(await made(`/${order.id}/follow-ups`, { type: 'bill', final: true })));
      expect(figures(bills)).toEqual(figures([order]));
    }
  });

  it('what is open is told without VAT and with the discounts that go with it', async () => {
    const order = await anOrder(
      [
        { ...hours, discountPercent: '10' },
        { ...hours, optional: true },
      ],
      {
        discountPercent: '2',
        discountAmount: '100',
      },
    );
    expect([order.totals?.net, order.openNet]).toEqual(['782.00', '782.00']);
    const positions = [{ id: order.positions[0]?.id, quantity: '4' }];
    const bill = await issue(await made(`/${order.id}/follow-ups`, { type: 'bill', positions }));
    expect([bill.totals?.net, bill.openNet]).toEqual(['312.80', null]);
    expect((await get(order)).openNet).toBe('469.20');
    await made(`/${order.id}/follow-ups`, { type: 'bill' });
    expect((await get(order)).openNet).toBe('0.00');
  });
});
