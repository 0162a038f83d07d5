import type { DocumentView, OrderChanged } from '@jahrring/contracts-documents';
import { OrderPublisher } from './order.publisher';
import { aDocumentsService, aLine, documentsPath, ids } from '../test/a-documents-service';
import type { DocumentsTest } from '../test/a-documents-service';

describe('what customers have ordered', () => {
  let app: DocumentsTest;
  beforeEach(async () => {
    app = await aDocumentsService();
  });
  afterEach(() => app.close());

  const post = (path: string, body: object, ifMatch?: number) =>
    app.as('admin').post(`${documentsPath}${path}`, body, ifMatch ? { ifMatch } : {});
  const make = async (type: string): Promise<DocumentView> => {
    const positions = [
      { kind: 'heading', text: 'Arbeiten' },
      { ...aLine(), text: 'Holzen', quantity: '40', unit: 'hour' },
      { ...aLine(), text: 'Rücken', quantity: '2', unit: 'full_day', optional: true },
    ];
    const about = { addressId: ids.address, projectId: ids.project, title: 'Schlag' };
    return (await post('', { type, ...about, positions })).body;
  };
  const step = async (document: DocumentView, status: string): Promise<DocumentView> =>
    (await post(`/${document.id}/status`, { status }, document.version)).body;
  const told = async (): Promise<OrderChanged[]> =>
    (await app.events('documents.order.changed')).map(({ payload }) => payload as OrderChanged);

  it('is told of offers and order confirmations from their issue on, without prices and what is optional', async () => {
    await make('offer');
    const sent = await step(await make('offer'), 'OFFR');
    await step(sent, 'CONF');
    await step(await make('bill'), 'CHRG');
    const orders = await told();
    expect(orders.map(({ state }) => state)).toEqual(['withdrawn', 'agreed']);
    expect(orders.at(-1)).toEqual({
      ...{ id: sent.id, number: '2026-0001', state: 'agreed', projectId: ids.project },
      positions: [{ id: sent.positions[1]?.id, text: 'Holzen', quantity: '40.000', unit: 'hour' }],
    });
  });

  it('names the positions an order confirmation takes over, and tells when it is called off', async () => {
    const offer = await step(await step(await make('offer'), 'OFFR'), 'CONF');
    const draft = (await post(`/${offer.id}/follow-ups`, { type: 'order_confirmation' })).body;
    const order = await step(draft, 'CONF');
    await step(order, 'CANC');
    const own = (await told()).filter(({ id }) => id === order.id);
    expect(own.map(({ state }) => state)).toEqual(['agreed', 'withdrawn']);
    expect(own[0]?.positions.map(({ sourcePositionId }) => sourcePositionId)).toEqual([
      offer.positions[1]?.id,
    ]);
  });

  it('is told again for those who missed it, of the own licence alone', async () => {
    const order = await step(await make('order_confirmation'), 'CONF');
    const again = async (licence?: 'other') => {
      const found: OrderChanged[] = [];
      for await (const page of app.get(OrderPublisher).all(app.ctx(licence))) {
        found.push(...page.map(({ payload }) => payload));
      }
      return found.map(({ id, state }) => [id, state]);
    };
    expect(await again()).toEqual([[order.id, 'agreed']]);
    expect(await again('other')).toEqual([]);
  });
});
