import { orderChanged, type OrderChanged } from '@jahrring/contracts-documents';
import type { ListQuery } from '@jahrring/contracts-common';
import { startTestService } from '@jahrring/testing';
import type { TestService } from '@jahrring/testing';
import { demoLicences } from '@jahrring/demo';
import { systemContext } from '@jahrring/service-kit';
import { DocumentRepository } from '../record/document.repository';
import { documentsService } from '../documents.service-definition';

describe('demo documents', () => {
  let app: TestService;
  beforeAll(async () => {
    app = await startTestService(documentsService, { demo: true });
  });
  afterAll(() => app.close());

  it('show every step of the chain beside a year of bills', async () => {
    const ctx = systemContext({ licenceId: demoLicences.bergwald.id });
    const query: ListQuery = { page: 1, pageSize: 'all', sort: [], filter: {} };
    const { items } = await app.get(DocumentRepository).list(ctx, query, { fields: {}, search: [] });
    const counts = new Map<string, number>();
    for (const { type, status } of items) {
      counts.set(`${type} ${status}`, (counts.get(`${type} ${status}`) ?? 0) + 1);
    }
    expect(Object.fromEntries(counts)).toMatchObject({
      'bill CHRG': 14,
      'bill PAID': 46,
      'bill PREP': 3,
      'offer PREP': 1,
      'offer OFFR': 1,
      'offer REJC': 2,
      'offer CONF': 5,
      'order_confirmation CONF': 5,
      'delivery_note DONE': 3,
    });
  });

  it('order work of people by the hour, for planning to propose', async () => {
    const orders = (await app.events(orderChanged.name)).map(({ payload }) => payload as OrderChanged);
    const agreed = orders.filter(({ state }) => state === 'agreed');
    expect(agreed.length).toBeGreaterThanOrEqual(5);
    for (const { positions } of agreed) {
      expect(positions.filter(({ unit, objectId }) => unit === 'hour' && !objectId)).not.toEqual([]);
    }
  });
});
