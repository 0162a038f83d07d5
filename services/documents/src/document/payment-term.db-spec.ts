import { addressChanged } from '@jahrring/contracts-addresses';
import type { DocumentView } from '@jahrring/contracts-documents';
import { aDocumentsService, anAddress, documentsPath, ids } from '../test/a-documents-service';
import type { DocumentsTest } from '../test/a-documents-service';

const paymentTerm = { days: 45, cashDiscounts: [{ days: 10, percent: '3' }] };

describe('terms of payment of a customer', () => {
  let app: DocumentsTest;
  beforeAll(async () => {
    app = await aDocumentsService();
  });
  afterAll(() => app.close());

  async function begin(type: string): Promise<DocumentView> {
    const made = { type, addressId: ids.address, sources: [] };
    return (await app.as('manager').post(documentsPath, made)).body as DocumentView;
  }

  it('go before the licence’s in new documents, and are gone with the address’s', async () => {
    expect((await begin('bill')).termDays).toBe(30);
    await app.deliver(addressChanged, { ...anAddress(), paymentTerm });
    for (const type of ['bill', 'offer']) {
      const { termDays, cashDiscounts, dueDate } = await begin(type);
      expect({ days: termDays, cashDiscounts }).toEqual(paymentTerm);
      expect(dueDate).toBe('2027-01-04');
    }
    await app.deliver(addressChanged, anAddress());
    expect(await begin('bill')).toMatchObject({ termDays: 30, cashDiscounts: [] });
  });
});
