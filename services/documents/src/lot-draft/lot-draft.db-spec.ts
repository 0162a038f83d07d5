import { addressChanged } from '@jahrring/contracts-addresses';
import { newId } from '@jahrring/contracts-common';
import { sourcesBilled, sourcesClaimed, sourcesReleased, sumFixed } from '@jahrring/contracts-documents';
import type { DocumentView } from '@jahrring/contracts-documents';
import { readPdfText } from '@jahrring/testing/pdf';
import { aDocumentsService, anAddress, documentsPath, toUpdate } from '../test/a-documents-service';
import type { DocumentsTest } from '../test/a-documents-service';
import { aTimberLot } from '../test/fake-timber';

describe('delivery notes and bills of a lot of timber', () => {
  let app: DocumentsTest;
  const lot = aTimberLot();
  beforeEach(async () => {
    app = await aDocumentsService();
    app.time.timber.lots = [lot];
  });
  afterEach(() => app.close());

  const fromLot = (type = 'bill', lotId = lot.id, id = newId()) =>
    app.as('manager').post(`${documentsPath}/from-lot`, { id, type, lotId });
  const made = async (type?: string): Promise<DocumentView> => {
    const answer = await fromLot(type);
    if (answer.status !== 201) throw new Error(answer.text);
    return answer.body as DocumentView;
  };
  const issue = ({ id, version }: DocumentView) =>
    app.as('manager').post(`${documentsPath}/${id}/issue`, undefined, { ifMatch: version });
  const told = async (name: string) => (await app.events(name)).map(({ payload }) => payload);
  const refused = { status: 409, body: { code: 'DOCUMENT_LOT_BILLED', params: { number: lot.number } } };

  it('bill each sum at its price, to the thousandth, with origin and certificate', async () => {
    const draft = await made();
    expect(draft).toMatchObject({
      ...{ type: 'bill', status: 'PREP', title: 'Holzlos 00012 Bannwald', sourceKinds: ['timber'] },
      recipientName: 'Łukasz Müller Sägewerk AG',
    });
    expect(draft.positions.map(({ kind, text }) => [kind, text.split('\n')[0]])).toEqual([
      ['item', 'Fichte L1 2b B'],
      ['item', 'Fichte L1 3a C'],
      ['item', 'Buche L1 4 B'],
      ['text', 'Los 00012 Bannwald, aufgenommen am 20.11.2026: 16.847 m³ fest'],
      ['text', 'Herkunft: Hinterwald'],
    ]);
    const items = draft.positions.filter(({ kind }) => kind === 'item');
    expect(
      sumFixed(
        items.map(({ quantity }) => quantity ?? '0'),
        3,
      ),
    ).toBe(lot.volume);
    expect(items.map(({ unit, unitPrice, amount, vatKey }) => [unit, unitPrice, amount, vatKey])).toEqual([
      ['m3', '98.5000', '1216.18', 'standard'],
      ['m3', '64.0000', '32.06', 'standard'],
      ['m3', '112.2500', '448.89', 'standard'],
    ]);
    const issued = (await issue(draft)).body as DocumentView;
    expect(issued.number).toBe('2026-0001');
    const pdf = (await app.as('manager').get(`${documentsPath}/${draft.id}/pdf`)).raw;
    const text = (await readPdfText(pdf)).join(' ').replace(/\s+/g, ' ');
    for (const words of ['Holzlos 00012 Bannwald', '12.347', '3.999', 'Zertifikat: PEFC 0815'])
      expect(text).toContain(words);
    const sources = [{ id: lot.id, version: lot.version }];
    const held = { documentId: draft.id, documentType: 'bill', kind: 'timber', sources };
    expect(await told(sourcesClaimed.name)).toEqual([held]);
    expect(await told(sourcesBilled.name)).toEqual([{ ...held, documentNumber: '2026-0001' }]);
  });

  it('stand for the buyer’s credit note under its number, with the day of the mill’s measurement', async () => {
    app.time.timber.lots = [{ ...lot, selfBilling: { number: 'G-4711', measuredOn: '2026-11-05' } }];
    expect(await made()).toMatchObject({
      ...{ orderNumber: 'G-4711', deliveryFrom: '2026-11-05', deliveryTo: '2026-11-05' },
    });
    expect(await fromLot()).toMatchObject(refused);
  });

  it('take a lot over from its delivery note once the mill has measured it; without the bill the note holds it again', async () => {
    const note = (await issue(await made('delivery_note'))).body as DocumentView;
    app.time.timber.lots = [
      { ...lot, selfBilling: { number: 'G-4711', measuredOn: '2026-11-05' }, deliveryNoteId: note.id },
    ];
    const statusOf = async (id: string) =>
      ((await app.as('manager').get(`${documentsPath}/${id}`)).body as DocumentView).status;
    expect(await fromLot('delivery_note')).toMatchObject(refused);
    const bill = await made();
    expect(await statusOf(note.id)).toBe('CHRG');
    expect(await fromLot()).toMatchObject(refused);
    const gone = await app.as('admin').delete(`${documentsPath}/${bill.id}`, { ifMatch: bill.version });
    expect(gone.status).toBe(204);
    expect(await statusOf(note.id)).toBe('DONE');
    expect((await told(sourcesBilled.name)).at(-1)).toMatchObject({
      ...{
        documentId: note.id,
        documentNumber: note.number,
        sources: [{ id: lot.id, version: lot.version }],
      },
    });
    const again = await made();
    expect((await issue(again)).status).toBe(200);
    expect(await statusOf(note.id)).toBe('CHRG');
    const followUp = { type: 'bill' };
    const twice = await app.as('manager').post(`${documentsPath}/${note.id}/follow-ups`, followUp);
    expect(twice.status).toBeGreaterThanOrEqual(400);
  });

  it('are worded in the language of the recipient', async () => {
    await app.deliver(addressChanged, anAddress({ language: 'fr' }));
    const draft = await made('delivery_note');
    expect(draft.title).toBe('Lot de bois 00012 Bannwald');
    expect(draft.positions.map(({ text }) => text)).toContain('Hêtre L1 4 B\nTiges: 3');
  });

  it('hold a lot once: a second document is refused, the same request is the same document', async () => {
    const id = newId();
    expect((await fromLot('bill', lot.id, id)).status).toBe(201);
    expect((await fromLot('bill', lot.id, id)).body.id).toBe(id);
    expect(await fromLot()).toMatchObject(refused);
    expect(await fromLot('delivery_note')).toMatchObject(refused);
    expect((await app.as('manager').get(documentsPath)).body.total).toBe(1);
  });

  it('are made once when eight people want it at the same moment', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, person) => {
        const body = { id: newId(), type: person % 2 === 0 ? 'bill' : 'delivery_note', lotId: lot.id };
        return app.as('manager', { person }).post(`${documentsPath}/from-lot`, body);
      }),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    for (const answer of answers.filter(({ status }) => status !== 201))
      expect(answer).toMatchObject(refused);
    expect(await app.events(sourcesClaimed.name)).toHaveLength(1);
    expect((await app.as('manager').get(documentsPath)).body.total).toBe(1);
  });

  it('give the lot free when the draft is deleted, and take it again when it comes back', async () => {
    const admin = app.as('admin');
    const draft = await made();
    await admin.delete(`${documentsPath}/${draft.id}`, { ifMatch: draft.version });
    expect(await told(sourcesReleased.name)).toMatchObject([{ documentId: draft.id, kind: 'timber' }]);
    expect((await admin.post(`${documentsPath}/${draft.id}/restore`)).status).toBe(200);
    expect(await fromLot()).toMatchObject(refused);
    const { version } = (await admin.get(`${documentsPath}/${draft.id}`)).body;
    await admin.delete(`${documentsPath}/${draft.id}`, { ifMatch: version });
    await made('delivery_note');
    expect((await admin.post(`${documentsPath}/${draft.id}/restore`)).body.code).toBe(
      'DOCUMENT_SOURCES_BILLED',
    );
  });

  it('keep the lot when positions of the draft are removed', async () => {
    const draft = await made();
    const body = { ...toUpdate(draft), positions: draft.positions.slice(0, 2) };
    const saved = await app
      .as('manager')
      .put(`${documentsPath}/${draft.id}`, body, { ifMatch: draft.version });
    expect(saved.body.positions).toHaveLength(2);
    expect(await fromLot()).toMatchObject(refused);
    expect(await told(sourcesReleased.name)).toEqual([]);
  });

  it('go from the delivery note to its bill, and from there nowhere else', async () => {
    const note = (await issue(await made('delivery_note'))).body as DocumentView;
    expect(await told(sourcesBilled.name)).toMatchObject([
      { documentId: note.id, documentType: 'delivery_note', documentNumber: note.number },
    ]);
    const path = `${documentsPath}/${note.id}/follow-ups`;
    const draft = (await app.as('manager').post(path, { type: 'bill' })).body as DocumentView;
    expect(draft.positions.map(({ text }) => text)).toContain('Herkunft: Hinterwald\nZertifikat: PEFC 0815');
    const quantities = draft.positions.flatMap(({ quantity }) => quantity ?? []);
    expect(sumFixed(quantities, 3)).toBe(lot.volume);
    const bill = (await issue(draft)).body as DocumentView;
    expect((await told(sourcesBilled.name)).at(-1)).toMatchObject({
      ...{ documentId: bill.id, documentType: 'bill', documentNumber: bill.number, kind: 'timber' },
      sources: [{ id: lot.id }],
    });
    expect(await fromLot()).toMatchObject(refused);
    expect((await app.as('manager').post(path, { type: 'bill' })).status).toBe(409);
    // The bill is credited in full: the delivery note holds the lot again.
    const credit = await app.as('manager').post(`${documentsPath}/${bill.id}/corrections`, {});
    await issue(credit.body as DocumentView);
    expect((await told(sourcesClaimed.name)).at(-1)).toMatchObject({ documentId: note.id });
    expect(await fromLot()).toMatchObject(refused);
  });

  it('give the lot free with a correction that says so, and keep it with one that does not', async () => {
    const credit = async (body: object) => {
      const bill = (await issue(await made())).body as DocumentView;
      const answer = await app.as('manager').post(`${documentsPath}/${bill.id}/corrections`, body);
      await issue(answer.body as DocumentView);
    };
    await credit({ releaseEntries: true });
    await credit({});
    expect(await fromLot()).toMatchObject(refused);
  });

  it('are not issued once the lot has changed or its certificate has ended', async () => {
    const draft = await made();
    app.time.timber.lots = [{ ...lot, version: lot.version + 1 }];
    expect((await issue(draft)).body.code).toBe('DOCUMENT_LOT_CHANGED');
    app.time.timber.lots = [];
    expect((await issue(draft)).body.code).toBe('DOCUMENT_LOT_CHANGED');
    app.time.timber.lots = [lot];
    app.time.timber.endedCertificate = 'Hinterwald';
    const ended = await issue(draft);
    expect(ended.body).toMatchObject({
      code: 'DOCUMENT_CERTIFICATE_ENDED',
      params: { origin: 'Hinterwald' },
    });
    app.time.timber.endedCertificate = null;
    expect((await issue(draft)).status).toBe(200);
  });

  it.each(['bill', 'delivery_note'])(
    'keep their claim on a %s of December, and are refused it on one of January after its end',
    async (type) => {
      const draft = await made(type);
      app.time.timber.certificate = { origin: 'Hinterwald', until: '2026-12-31' };
      const dated = async ({ id, version }: DocumentView, documentDate: string) => {
        const body = toUpdate({ ...draft, documentDate, deliveryFrom: null, deliveryTo: null });
        const saved = await app.as('manager').put(`${documentsPath}/${id}`, body, { ifMatch: version });
        expect(saved).toMatchObject({ status: 200, body: { documentDate } });
        return saved.body as DocumentView;
      };
      const late = await dated(draft, '2027-01-01');
      expect(await issue(late)).toMatchObject({
        status: 409,
        body: { code: 'DOCUMENT_CERTIFICATE_ENDED', params: { origin: 'Hinterwald' } },
      });
      const issued = (await issue(await dated(late, '2026-12-31'))).body as DocumentView;
      expect(issued.number).not.toBeNull();
      expect(issued.positions.map(({ text }) => text)).toContain(
        'Herkunft: Hinterwald\nZertifikat: PEFC 0815',
      );
    },
  );

  it('on a delivery note are left out of a billing run once the mill’s measurement is accepted', async () => {
    const note = (await issue(await made('delivery_note'))).body as DocumentView;
    const manager = app.as('manager');
    const runs = '/api/documents/billing-runs';
    const candidate = async () =>
      (await manager.get(`${runs}/preview?projects=none&deliveryNotes=true`)).body.items;
    expect(await candidate()).toMatchObject([{ id: note.id, lines: 3, problems: [] }]);
    app.time.timber.lots = [
      { ...lot, selfBilling: { number: null, measuredOn: '2026-11-05' }, deliveryNoteId: note.id },
    ];
    const problem = { code: 'DOCUMENT_LOT_MILLED' };
    expect(await candidate()).toMatchObject([{ id: note.id, lines: 0, problems: [problem] }]);
    const items = [{ source: 'delivery_note', id: note.id }];
    const started = await manager.post(runs, { items, issue: true, send: false });
    expect(started.status).toBe(201);
    await app.runJob('kit.work');
    const { body: work } = await manager.get(`/api/documents/long-work/${started.body.id}`);
    expect(work.result.items).toMatchObject([{ id: note.id, outcome: 'failed', problem }]);
    // The bill of the lot takes it over instead.
    expect((await made()).orderNumber).not.toBe('');
    expect(await candidate()).toEqual([]);
  });

  it('are refused as the timber service says, and make nothing', async () => {
    expect((await fromLot('bill', newId())).status).toBe(404);
    app.time.timber.endedCertificate = 'Hinterwald';
    const ended = await fromLot();
    expect(ended.body).toMatchObject({
      code: 'LOT_CERTIFICATE_ENDED',
      key: 'timber:errors.lotCertificateEnded',
    });
    app.time.timber.isDown = true;
    expect((await fromLot()).status).toBe(503);
    expect((await app.as('manager').get(documentsPath)).body.total).toBe(0);
    expect(await app.events(sourcesClaimed.name)).toEqual([]);
  });

  it('are made by those who write documents and see prices', async () => {
    const body = { type: 'bill', lotId: lot.id };
    const path = `${documentsPath}/from-lot`;
    expect((await app.as('employee').post(path, body)).status).toBe(403);
    const grants = new Map([['tools.document.create', 'all'] as const]);
    const blind = app.as('user_defined', { grants });
    expect((await blind.post(path, body)).status).toBe(403);
    expect((await app.as('manager').post(path, { type: 'offer', lotId: lot.id })).status).toBe(422);
  });
});
