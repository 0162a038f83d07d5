import { billIssued } from '@jahrring/contracts-documents';
import type { DocumentView } from '@jahrring/contracts-documents';
import { aDocumentsService, aDraft, documentsPath, ids } from '../test/a-documents-service';
import type { DocumentsTest } from '../test/a-documents-service';

describe('an issued bill', () => {
  let app: DocumentsTest;
  beforeEach(async () => {
    app = await aDocumentsService();
  });
  afterEach(() => app.close());

  const issue = async ({ id, version }: DocumentView) => {
    const answer = await app
      .as('manager')
      .post(`${documentsPath}/${id}/issue`, undefined, { ifMatch: version });
    return answer.body as DocumentView;
  };
  const told = async () => (await app.events(billIssued.name)).map(({ payload }) => payload);

  it('tells what the customer owes, by rate of VAT, once', async () => {
    const bill = await issue(await aDraft(app));
    expect(await told()).toEqual([
      expect.objectContaining({
        ...{ id: bill.id, type: 'bill', number: '2026-0001', addressId: ids.address },
        ...{ currency: 'CHF', total: '108.10', dueDate: bill.dueDate, reference: bill.reference },
        vat: [{ vatKey: 'standard', rate: '8.1', net: '100.00', vat: '8.10' }],
        ...{ rounding: '0.00', cashDiscounts: [], iban: 'CH4431999123000889012' },
      }),
    ]);
  });

  it('is taken back by a correction with negative amounts that names it', async () => {
    const bill = await issue(await aDraft(app));
    const made = await app.as('manager').post(`${documentsPath}/${bill.id}/corrections`, {});
    const correction = await issue(made.body as DocumentView);
    expect((await told()).at(-1)).toMatchObject({
      ...{ id: correction.id, type: 'bill_correction', correctsId: bill.id, total: '-108.10' },
      vat: [{ net: '-100.00', vat: '-8.10' }],
    });
  });
});
