import type { DocumentList, DocumentView } from '@jahrring/contracts-documents';
import { readPdfText } from '@jahrring/testing/pdf';
import { aDocumentsService, aLine, documentsPath, ids, toUpdate } from '../test/a-documents-service';
import type { DocumentsTest } from '../test/a-documents-service';

describe('the last day of an offer', () => {
  let app: DocumentsTest;
  beforeEach(async () => {
    app = await aDocumentsService();
  });
  afterEach(() => app.close());

  const post = async (path: string, body?: object, ifMatch?: number): Promise<DocumentView> => {
    const answer = await app.as('manager').post(`${documentsPath}${path}`, body, ifMatch ? { ifMatch } : {});
    if (answer.status >= 300) throw new Error(answer.text);
    return answer.body as DocumentView;
  };
  const issue = ({ id, version }: DocumentView) => post(`/${id}/issue`, undefined, version);
  const textOf = async ({ id }: DocumentView) =>
    (await readPdfText((await app.as('manager').get(`${documentsPath}/${id}/pdf`)).raw)).join(' ');
  const anOffer = () => post('', { type: 'offer', addressId: ids.address, positions: [aLine()] });

  it('comes from the settings, is printed, listed, and given to no follow-up', async () => {
    const draft = await anOffer();
    expect(draft.validUntil).toBe('2026-12-20');
    const offer = await issue(draft);
    expect(await textOf(offer)).toMatch(/Gültig bis\s+20\.12\.2026/);
    const list = await app.as('manager').get(`${documentsPath}?filter[validUntil]=2026-12-20..2026-12-20`);
    expect((list.body as DocumentList).items).toMatchObject([{ id: offer.id, validUntil: '2026-12-20' }]);
    const order = await post(`/${offer.id}/follow-ups`, { type: 'order_confirmation' });
    expect(order.validUntil).toBeNull();
  });

  it('is not before the offer itself', async () => {
    const draft = await anOffer();
    const body = { ...toUpdate(draft), validUntil: '2026-11-19' };
    const answer = await app
      .as('manager')
      .put(`${documentsPath}/${draft.id}`, body, { ifMatch: draft.version });
    expect(answer.body.fields).toEqual([
      expect.objectContaining({ field: 'validUntil', code: 'afterOrEqual' }),
    ]);
  });

  it('a delivery note names the order it delivers, and what the customer calls it', async () => {
    const offer = await issue(await anOffer());
    const order = await post(`/${offer.id}/follow-ups`, { type: 'order_confirmation' });
    const ordered = await app
      .as('manager')
      .put(
        `${documentsPath}/${order.id}`,
        { ...toUpdate(order), orderNumber: 'B-7731' },
        { ifMatch: order.version },
      );
    const { id } = await issue(ordered.body as DocumentView);
    const note = await issue(await post(`/${id}/follow-ups`, { type: 'delivery_note' }));
    const text = await textOf(note);
    expect(text).toContain('zu Auftragsbestätigung 2026-0001 vom 20.11.2026');
    expect(text).toMatch(/Ihre Bestellung\s+B-7731/);
  });
});
