import { postalAddressChanged } from '@jahrring/contracts-addresses';
import type { PostalAddressChanged } from '@jahrring/contracts-addresses';
import type { DocumentView } from '@jahrring/contracts-documents';
import { testId } from '@jahrring/testing';
import { readPdfText } from '@jahrring/testing/pdf';
import { aDocumentsService, aLine, documentsPath, ids, toUpdate } from '../test/a-documents-service';
import type { DocumentsTest } from '../test/a-documents-service';
import { readCode } from '../test/read-pdf';

function aPlace(change: Partial<PostalAddressChanged> = {}): PostalAddressChanged {
  return {
    id: testId('billing'),
    addressId: ids.address,
    kind: 'billing',
    name: 'Müller Buchhaltung',
    street: 'Postfach',
    zip: '3001',
    city: 'Bern',
    country: 'CH',
    isDefault: true,
    deleted: false,
    ...change,
  };
}

const aYard = (change: Partial<PostalAddressChanged> = {}) =>
  aPlace({
    ...{ id: testId('yard'), kind: 'delivery', name: undefined, street: 'Lagerweg', houseNumber: '3' },
    ...{ zip: '3555', city: 'Trubschachen' },
    ...change,
  });

describe('where a customer wants bills and deliveries', () => {
  let app: DocumentsTest;
  beforeEach(async () => {
    app = await aDocumentsService();
    await app.deliver(postalAddressChanged, aPlace());
    await app.deliver(postalAddressChanged, aYard());
  });
  afterEach(() => app.close());

  const make = async (type: string): Promise<DocumentView> => {
    const body = { type, addressId: ids.address, title: 'Arbeit', positions: [aLine()] };
    return (await app.as('manager').post(documentsPath, body)).body;
  };
  const pdf = async ({ id }: DocumentView) => (await app.as('manager').get(`${documentsPath}/${id}/pdf`)).raw;
  const text = async (document: DocumentView) => (await readPdfText(await pdf(document))).join(' ');
  const save = async (
    draft: DocumentView,
    change: { postalPlace?: string | null },
  ): Promise<DocumentView> => {
    const body = { ...toUpdate(draft), ...change };
    const options = { ifMatch: draft.version };
    return (await app.as('manager').put(`${documentsPath}/${draft.id}`, body, options)).body;
  };
  const finish = async ({ id, version }: DocumentView) => {
    const issued = await app
      .as('manager')
      .post(`${documentsPath}/${id}/issue`, undefined, { ifMatch: version });
    return issued.body as DocumentView;
  };

  it('sends a bill to the billing address, in the window and as the debtor of its payment part', async () => {
    const issued = await finish(await make('bill'));
    expect(issued.recipient).toMatchObject({ name: 'Müller Buchhaltung', zip: '3001', city: 'Bern' });
    expect(issued.recipientName).toBe('Łukasz Müller Sägewerk AG');
    const code = await readCode(await pdf(issued));
    expect(code).toContain('Müller Buchhaltung\nPostfach\n\n3001\nBern\nCH');
    expect(await text(issued)).not.toContain('Burgdorf');
  });

  it('prints where a delivery note is delivered, below the address it is sent to', async () => {
    const note = await make('delivery_note');
    expect(note.recipient?.city).toBe('Burgdorf');
    const printed = await text(note);
    expect(printed).toMatch(/Lieferadresse\s+Łukasz Müller Sägewerk AG Lagerweg 3 3555 Trubschachen/);
    expect(await text(await make('offer'))).not.toMatch(/Lieferadresse|Müller Buchhaltung/);
  });

  it('follows changes while it is a draft, and is frozen when it is issued', async () => {
    const draft = await make('delivery_note');
    await app.deliver(postalAddressChanged, aYard({ city: 'Signau' }));
    const issued = await finish(draft);
    expect(await text(issued)).toContain('3555 Signau');
    const before = await pdf(issued);
    await app.deliver(postalAddressChanged, aYard({ city: 'Eggiwil' }));
    expect((await pdf(issued)).equals(before)).toBe(true);
  });

  it('goes where its draft says: to another place of the customer, or to the main address', async () => {
    const store = aPlace({ id: testId('store'), name: 'Lager', city: 'Worb', zip: '3076', isDefault: false });
    await app.deliver(postalAddressChanged, store);
    const draft = await make('bill');
    const choices = `/api/documents/choices/places?addressId=${ids.address}&type=bill`;
    const found = (await app.as('manager').get(choices)).body.items;
    expect(found.map((place: { city: string }) => place.city)).toEqual(['Bern', 'Worb']);
    const chosen = await save(draft, { postalPlace: testId('store') });
    expect(chosen).toMatchObject({
      postalPlace: testId('store'),
      recipient: { name: 'Lager', city: 'Worb' },
    });
    const main = await save(chosen, { postalPlace: 'main' });
    expect(main.recipient?.city).toBe('Burgdorf');
    const again = await save(main, { postalPlace: testId('store') });
    await app.deliver(postalAddressChanged, { ...store, deleted: true });
    expect((await save(again, {})).recipient?.city).toBe('Bern');
  });

  it('refuses a place of somebody else, and one for deliveries on a bill', async () => {
    const elsewhere = aPlace({ id: testId('elsewhere'), addressId: testId('another') });
    await app.deliver(postalAddressChanged, elsewhere);
    const draft = await make('bill');
    for (const postalPlace of [elsewhere.id, testId('yard')]) {
      const body = { ...toUpdate(draft), postalPlace };
      const answer = await app
        .as('manager')
        .put(`${documentsPath}/${draft.id}`, body, { ifMatch: draft.version });
      expect(answer.body).toMatchObject({ status: 422, fields: [{ field: 'postalPlace', code: 'exists' }] });
    }
  });

  it('takes the main address where none is the default, or it was deleted', async () => {
    await app.deliver(postalAddressChanged, aPlace({ isDefault: false }));
    await app.deliver(postalAddressChanged, aYard({ deleted: true }));
    expect((await make('bill')).recipient?.city).toBe('Burgdorf');
    expect(await text(await make('delivery_note'))).not.toContain('Lieferadresse');
  });
});
