import { jest } from '@jest/globals';
import { DocumentPrinter } from '../pdf';
import { addressChanged } from '@jahrring/contracts-addresses';
import type { BillingPreview, BillingRunResult, DocumentView } from '@jahrring/contracts-documents';
import { projectChanged } from '@jahrring/contracts-projects';
import { aPosition } from '../record/empty-position';
import { PositionRepository } from '../record/position.repository';
import {
  aDocumentsService,
  aDraft,
  aLine,
  anAddress,
  anEntry,
  deliverProject,
  documentsPath,
  ids,
} from '../test/a-documents-service';
import type { DocumentsTest } from '../test/a-documents-service';

const runsPath = '/api/documents/billing-runs';

describe('billing runs', () => {
  let app: DocumentsTest;
  beforeEach(async () => {
    app = await aDocumentsService();
  });
  afterEach(() => app.close());

  const preview = async (query = ''): Promise<BillingPreview> =>
    (await app.as('manager').get(`${runsPath}/preview${query}`)).body;
  const setReady = async () => {
    const about = {
      id: ids.project,
      number: 'P241',
      title: 'Durchforstung Gohlgraben',
      addressId: ids.address,
    };
    const payload = { ...about, status: 'PRCH' as const, assignedEmployeeIds: [], deleted: false };
    await app.deliver(projectChanged, payload);
  };
  const aNote = async (addressId: string): Promise<DocumentView> => {
    const manager = app.as('manager');
    const body = { type: 'delivery_note', addressId, title: 'Lieferung', positions: [aLine()] };
    const draft = (await manager.post(documentsPath, body)).body as DocumentView;
    return (await manager.post(`${documentsPath}/${draft.id}/issue`, {}, { ifMatch: draft.version })).body;
  };
  const runAll = async (body: object): Promise<BillingRunResult> => {
    const manager = app.as('manager');
    const started = await manager.post(runsPath, body);
    if (started.status !== 201) throw new Error(started.text);
    await app.runJob('kit.work');
    const { body: work } = await manager.get(`/api/documents/long-work/${started.body.id}`);
    expect([work.state, work.done, work.total]).toEqual(['done', work.total, work.total]);
    return work.result;
  };

  it('previews what is ready to charge, with sums and what stands in the way', async () => {
    expect((await preview()).items).toEqual([]);
    expect((await preview('?projects=all')).items).toHaveLength(1);
    await setReady();
    await app.deliver(addressChanged, anAddress({ id: ids.secondAddress, street: undefined }));
    const note = await aNote(ids.secondAddress);
    const { items, sums, until } = await preview();
    expect(until).toBe('2026-11-20');
    expect(items).toMatchObject([
      { source: 'project', id: ids.project, lines: 10, net: '1950.00', total: '2107.95', problems: [] },
      {
        source: 'delivery_note',
        id: note.id,
        number: note.number,
        net: '100.00',
        problems: [{ code: 'required', params: { field: 'recipient.street' } }],
      },
    ]);
    expect(sums).toEqual([{ currency: 'CHF', count: 2, net: '2050.00', total: '2216.05' }]);
    expect((await app.as('employee').get(`${runsPath}/preview`)).status).toBe(403);
  });

  it('issues everything as one long work; a failing one is told and stops no other', async () => {
    await setReady();
    const drawing = jest.spyOn(app.get(DocumentPrinter), 'print');
    await app.deliver(addressChanged, anAddress({ id: ids.secondAddress, street: undefined }));
    const bad = await aNote(ids.secondAddress);
    const good = await aNote(ids.address);
    const result = await runAll({
      items: [
        { source: 'delivery_note', id: bad.id },
        { source: 'project', id: ids.project },
        { source: 'delivery_note', id: good.id },
        { source: 'project', id: ids.project },
      ],
    });
    expect(
      result.items.map(({ outcome, documentNumber, problem }) => [outcome, documentNumber, problem?.code]),
    ).toEqual([
      ['failed', null, 'required'],
      ['issued', '2026-0001', undefined],
      ['issued', '2026-0002', undefined],
      ['failed', null, 'DOCUMENT_NOTHING_TO_BILL'],
    ]);
    // Each try of a bill's transaction comes to the same paper: none is drawn in vain.
    const bills = drawing.mock.calls.filter(([{ snapshot }]) => snapshot.type === 'bill');
    expect(bills.map(([{ snapshot }]) => snapshot.number)).toEqual(['2026-0001', '2026-0002']);
    const { items } = (await app.as('manager').get(`${documentsPath}?filter[type]=bill`)).body;
    expect(items).toHaveLength(2);
    expect((await app.as('manager').get(`${documentsPath}/${good.id}`)).body.status).toBe('CHRG');
    expect((await app.as('manager').get(`${documentsPath}/${bad.id}`)).body.status).toBe('DONE');
    expect((await preview()).items.map(({ lines }) => lines)).toEqual([0, 1]);
  });

  it('leaves drafts where nobody wants them issued, and sends what can be sent', async () => {
    await deliverProject(app, ids.project, 'own');
    app.time.entries = [anEntry(1)];
    const items = [{ source: 'project', id: ids.project }];
    const drafted = await runAll({ items, issue: false });
    expect(drafted.items).toMatchObject([{ outcome: 'drafted', documentNumber: null }]);
    app.time.entries = [anEntry(2)];
    const sent = await runAll({ items, send: true });
    expect(sent.items).toMatchObject([{ outcome: 'issued', problem: { code: 'DOCUMENT_NO_RECEIVER' } }]);
    app.time.entries = [anEntry(3)];
    await app.deliver(addressChanged, anAddress({ email: 'buero@saegewerk.example' }));
    expect((await runAll({ items, send: true })).items).toMatchObject([{ outcome: 'sent', problem: null }]);
  });

  it('spreads what does not fit on one bill over several, and says so before', async () => {
    await setReady();
    app.time.entries = Array.from({ length: 540 }, (_, n) => anEntry(n));
    const { items } = await preview('?grouping=entry');
    expect(items).toMatchObject([{ lines: 540, bills: 2, net: '105300.00', problems: [] }]);
    const manager = app.as('manager');
    const body = { type: 'bill', projectId: ids.project, grouping: 'entry' };
    const { status, body: refused } = await manager.post(documentsPath, body);
    expect([status, refused.code, refused.params]).toEqual([
      422,
      'DOCUMENT_TOO_MANY_POSITIONS',
      { found: 540, max: 500 },
    ]);
    const result = await runAll({ items: [{ source: 'project', id: ids.project }], grouping: 'entry' });
    expect(
      result.items.map(({ outcome, documentNumber, title }) => [outcome, documentNumber, title]),
    ).toEqual([
      ['issued', '2026-0001', 'Durchforstung Gohlgraben (1/2)'],
      ['issued', '2026-0002', 'Durchforstung Gohlgraben (2/2)'],
    ]);
    const bills: DocumentView[] = [];
    for (const { documentId } of result.items)
      bills.push((await manager.get(`${documentsPath}/${documentId}`)).body);
    expect(bills.map(({ positions }) => positions.length)).toEqual([500, 40]);
    expect(bills.map(({ positions }) => positions.every(({ sourceCount }) => sourceCount === 1))).toEqual([
      true,
      true,
    ]);
  });

  it('neither issues nor copies a draft of more positions than one may have', async () => {
    const draft = await aDraft(app);
    const ctx = app.ctx();
    const rows = Array.from({ length: 540 }, () =>
      aPosition({ ...aLine(), unitPrice: '1.0000', quantity: '1.000' }),
    );
    await app.db.tx(ctx, (tx) => app.get(PositionRepository).replace(tx, draft.id, rows));
    const manager = app.as('manager');
    const url = `${documentsPath}/${draft.id}`;
    const issued = await manager.post(`${url}/issue`, {}, { ifMatch: draft.version });
    const copied = await manager.post(`${url}/duplicate`, {});
    expect([issued.body.code, copied.body.code]).toEqual(Array(2).fill('DOCUMENT_TOO_MANY_POSITIONS'));
    const next = await aDraft(app);
    const bill = await manager.post(`${documentsPath}/${next.id}/issue`, {}, { ifMatch: next.version });
    expect(bill.body.number).toBe('2026-0001');
  });
});
