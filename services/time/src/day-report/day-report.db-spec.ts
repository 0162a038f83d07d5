import { licenceChanged } from '@jahrring/contracts-admin';
import { newId } from '@jahrring/contracts-common';
import {
  dayReportPdf,
  dayReportSigned,
  type CloseDayReportInput,
  type SaveDayReportInput,
} from '@jahrring/contracts-time';
import { ServiceClient } from '@jahrring/service-kit';
import { jest } from '@jest/globals';
import sharp from 'sharp';
import { aPng, testLicences, type TestResponse } from '@jahrring/testing';
import {
  aLine,
  anEntry,
  aTimeService,
  entriesPath,
  friday,
  ids,
  type TimeTest,
} from '../test/a-time-service';
import { ReportPrinter } from './report-printer';

const path = '/api/time/day-reports';
const signedAt = `${friday}T16:40:00.000Z`;
const signature = {
  width: 600,
  height: 240,
  strokes: [
    [10, 20, 200, 80, 390, 40],
    [400, 100],
  ],
};

describe('day reports', () => {
  let app: TimeTest;
  beforeEach(async () => {
    app = await aTimeService();
  });
  afterEach(() => app.close());

  const save = (change: Partial<SaveDayReportInput> = {}, role: 'foreman' | 'employee' = 'foreman') =>
    app.as(role).post(path, { projectId: ids.forest, workDate: friday, text: 'Hang geräumt', ...change });

  const record = (entry: object, role: 'foreman' | 'employee' = 'foreman') =>
    app.as(role).post(entriesPath, entry);

  const addPhoto = (id: string, fields: Record<string, string> = {}) =>
    app.as('foreman').post(`${path}/${id}/photos`, undefined, {
      file: { name: 'a.png', content: aPng(8, 6), type: 'image/png', fields },
    });

  interface ShownReport {
    id: string;
    lines: { entryId: string; seconds: number; quantity: string | null }[];
    photos: { id: string }[];
  }

  /** A closing with exactly what the report shows. */
  function closingOf(shown: ShownReport, change: Partial<CloseDayReportInput> = {}): CloseDayReportInput {
    return {
      id: newId(),
      way: 'screen',
      content: { text: 'Hang geräumt', language: 'de' },
      lines: shown.lines.map(({ entryId, seconds, quantity }) => ({ entryId, seconds, quantity })),
      photoIds: shown.photos.map(({ id }) => id),
      signer: 'Frau Kunz',
      signature,
      at: signedAt,
      ...change,
    };
  }

  const close = (shown: ShownReport, change: Partial<CloseDayReportInput> = {}) =>
    app.as('foreman').post(`${path}/${shown.id}/close`, closingOf(shown, change));

  /** A report of the foreman's morning, a machine and the employee's hours, as the foreman sees it. */
  async function aReport(): Promise<ShownReport & { version: number }> {
    await record(anEntry());
    await record(anEntry({ from: '13:00', to: '16:30' }), 'employee');
    await record(aLine('machines', { objectId: ids.machine, quantity: '3.5', unit: 'machine_hour' }));
    return (await save()).body;
  }

  it('lists what was recorded of project and day, as it is now', async () => {
    const report = await aReport();
    expect(report.lines).toHaveLength(3);
    await record(aLine('material', { objectId: ids.material, quantity: '12', unit: 'piece' }));
    await record(anEntry({ projectId: ids.forest, workDate: '2026-11-19' }));
    const { body } = await app.as('foreman').get(`${path}/${report.id}`);
    expect(body.lines.map((line: { kind: string }) => line.kind).toSorted()).toEqual([
      'hours',
      'hours',
      'machines',
      'material',
    ]);
    expect(body.lines.every((line: { total: unknown }) => line.total === null)).toBe(true);
    expect(body).toMatchObject({ number: null, state: 'draft', projectNumber: 'P241', canUpdate: true });
  });

  it('is frozen by the signature: number, lines, PDF and its hash', async () => {
    await app.deliver(licenceChanged, aLicence());
    const report = await aReport();
    await addPhoto(report.id, { caption: 'Vorher' });
    const { body: shown } = await app.as('foreman').get(`${path}/${report.id}`);
    const print = jest.spyOn(app.get(ReportPrinter), 'print');
    const { status, body } = await close(shown);
    // Nothing is held in the database while it is drawn.
    expect(print.mock.calls.map(([ctx]) => ctx.tx)).toEqual([undefined]);
    expect([status, body.number, body.state, body.signer]).toEqual([
      200,
      'R-2026-0001',
      'signed',
      'Frau Kunz',
    ]);
    expect(body).toMatchObject({
      closedAt: signedAt,
      canUpdate: false,
      signature,
      photos: [{ caption: 'Vorher' }],
    });

    await record(anEntry({ from: '17:00', to: '17:30' }));
    const later = (await app.as('foreman').get(`${path}/${report.id}`)).body;
    expect(later.lines).toHaveLength(3);

    const pdf = await app.as('foreman').get(`${path}/${report.id}/pdf`);
    expect(pdf.headers).toMatchObject({
      'content-type': 'application/pdf',
      etag: `"${body.revisions[0].pdfHash}"`,
    });
    expect(pdf.raw.subarray(0, 5).toString()).toBe('%PDF-');
    const [event] = await app.events(dayReportSigned.name);
    expect(event?.payload).toMatchObject({
      id: report.id,
      number: 'R-2026-0001',
      workDate: friday,
      signedBy: 'Frau Kunz',
      pdfHash: body.revisions[0].pdfHash,
    });
  });

  it('closes its entries, and says by which report', async () => {
    const report = await aReport();
    await close(report);
    const [line] = report.lines;
    const { body: entry } = await app.as('admin').get(`${entriesPath}/${line?.entryId}`);
    expect(entry).toMatchObject({ dayReportNumber: 'R-2026-0001', canUpdate: false, canDelete: false });
    const client = app.as('admin');
    const changed = await client.patch(
      `${entriesPath}/${entry.id}`,
      { comment: 'x' },
      { ifMatch: entry.version },
    );
    const deleted = await client.delete(`${entriesPath}/${entry.id}`, { ifMatch: entry.version });
    expect([changed, deleted].map(({ status, body }) => [status, body.code, body.params])).toEqual([
      [409, 'ENTRY_REPORTED', { number: 'R-2026-0001' }],
      [409, 'ENTRY_REPORTED', { number: 'R-2026-0001' }],
    ]);
    const again = await save({ id: newId() });
    expect(again.body.lines).toEqual([]);
  });

  it('is not closed with anything but what was shown', async () => {
    const report = await aReport();
    const { lines } = closingOf(report);
    const other = lines.map((line, index) => (index === 0 ? { ...line, seconds: 60 } : line));
    const missing = [...lines, { entryId: newId(), seconds: 60, quantity: null }];
    for (const change of [{ lines: other }, { lines: missing }, { photoIds: [newId()] }]) {
      const { status, body } = await close(report, change);
      expect([status, body.code, body.params]).toEqual([409, 'DAY_REPORT_CHANGED', { count: 1 }]);
    }
    await addPhoto(report.id);
    expect((await close(report)).body.code).toBe('DAY_REPORT_CHANGED');
    expect((await app.as('foreman').get(`${path}/${report.id}`)).body.number).toBeNull();
  });

  it('takes only the lines that were shown: what came later stays free', async () => {
    const report = await aReport();
    const { body: extra } = await record(anEntry({ from: '17:00', to: '17:30' }));
    expect((await close(report)).body.lines).toHaveLength(3);
    expect((await app.as('foreman').get(`${entriesPath}/${extra.id}`)).body.dayReportNumber).toBeNull();
  });

  it('is reopened with a reason as its next revision; the old PDF stays', async () => {
    const report = await aReport();
    const { body: closed } = await close(report);
    const reopen = (role: 'foreman' | 'admin', body: object) =>
      app.as(role).post(`${path}/${report.id}/reopen`, body, { ifMatch: closed.version });
    expect((await reopen('foreman', { reason: 'Stunden falsch' })).status).toBe(403);
    expect((await reopen('admin', { reason: '' })).status).toBe(422);
    const { body: opened } = await reopen('admin', { reason: 'Stunden falsch' });
    expect(opened).toMatchObject({ state: 'draft', revision: 2, number: 'R-2026-0001', signer: null });
    expect(opened.revisions[0]).toMatchObject({ reopenReason: 'Stunden falsch', signer: 'Frau Kunz' });
    const entry = (await app.as('foreman').get(`${entriesPath}/${report.lines[0]?.entryId}`)).body;
    expect(entry.dayReportNumber).toBeNull();

    const deleted = await app.as('foreman').delete(`${path}/${report.id}`, { ifMatch: opened.version });
    expect([403, 409]).toContain(deleted.status);
    const { body: second } = await close(opened, { signer: 'Herr Kunz' });
    expect([second.number, second.revision, second.revisions.length]).toEqual(['R-2026-0001', 2, 2]);
    const pdf = async (revision: number) =>
      (await app.as('foreman').get(`${path}/${report.id}/pdf?revision=${revision}`)).headers['etag'];
    expect(await pdf(1)).toBe(`"${second.revisions[1].pdfHash}"`);
    expect(await pdf(2)).toBe(`"${second.revisions[0].pdfHash}"`);
    expect(second.revisions[0].pdfHash).not.toBe(second.revisions[1].pdfHash);
  });

  it('can be finished on paper with the photographed sheet, or without the customer', async () => {
    const report = await aReport();
    const noSheet = await close(report, { way: 'paper', signature: null });
    expect([noSheet.status, noSheet.body.fields[0].field]).toEqual([422, 'paperPhotoId']);
    await addPhoto(report.id);
    const { body: shown } = await app.as('foreman').get(`${path}/${report.id}`);
    const sheet = { way: 'paper' as const, signature: null, paperPhotoId: shown.photos[0].id };
    const paper = await close(shown, sheet);
    expect(paper.body).toMatchObject({ state: 'signed', signer: 'Frau Kunz', signature: null });

    await record(anEntry({ from: '17:00', to: '17:30' }));
    const { body: next } = await save({ id: newId() });
    const absent = await close(next, { way: 'absent', signer: null, signature: null, reason: 'Niemand da' });
    expect(absent.body).toMatchObject({ state: 'unsigned', number: 'R-2026-0002', signer: null });
    expect(absent.body.revisions[0].reason).toBe('Niemand da');
    expect(await app.events(dayReportSigned.name)).toHaveLength(1);
  });

  it('needs a signature on the screen, and something to sign', async () => {
    const report = await aReport();
    const unsigned = await close(report, { signature: null });
    expect([unsigned.status, unsigned.body.fields[0].field]).toEqual([422, 'signature']);
    const { body: empty } = await save({ id: newId(), workDate: '2026-11-18', text: null });
    const nothing = await close(empty, { content: { language: 'de' } });
    expect([nothing.status, nothing.body.code]).toEqual([422, 'DAY_REPORT_EMPTY']);
    const early = await close(report, { at: '2026-11-20T18:00:00.000Z' });
    expect([early.status, early.body.code]).toEqual([422, 'RECORDED_AT']);
  });

  it('stays one report however often a device sends it, and one closing', async () => {
    const { lines } = await aReport();
    const id = newId();
    const body = { id, projectId: ids.forest, workDate: friday, text: 'Einmal' };
    const sent = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        app.as('foreman').post(path, body, { key: index < 10 ? `offline-${id}` : `offline-${newId()}` }),
      ),
    );
    expect(new Set(sent.map(({ body: { id: made } }) => made))).toEqual(new Set([id]));
    const closing = closingOf({ id, lines, photos: [] }, { content: { text: 'Einmal', language: 'de' } });
    const closed = await Promise.all(
      Array.from({ length: 20 }, () => app.as('foreman').post(`${path}/${id}/close`, closing)),
    );
    expect(new Set(closed.map(({ status, body: { number } }) => `${status} ${number}`))).toEqual(
      new Set(['200 R-2026-0001']),
    );
    const { body: list } = await app.as('admin').get(`${path}?filter[state]=signed`);
    expect(list.total).toBe(1);
    const photoId = newId();
    const { body: draft } = await save({ id: newId() });
    await Promise.all(Array.from({ length: 5 }, () => addPhoto(draft.id, { id: photoId })));
    expect((await app.as('foreman').get(`${path}/${draft.id}`)).body.photos).toHaveLength(1);
  });

  it('numbers reports without a gap, finished at the same moment', async () => {
    const drafts = await Promise.all(
      Array.from({ length: 8 }, (_, index) => save({ id: newId(), text: `Rapport ${index}` })),
    );
    const closed = await Promise.all(
      drafts.map(({ body }, index) => close(body, index === 3 ? { photoIds: [newId()] } : { lines: [] })),
    );
    const numbers = closed.flatMap(({ body }) => body.number ?? []).toSorted();
    expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7].map((count) => `R-2026-000${count}`));
  });

  it('takes over what a device says of a draft, and nothing once it is finished', async () => {
    const report = await aReport();
    const body = { id: report.id, projectId: ids.forest, workDate: friday };
    const mended = await save({ ...body, text: 'Anders', weather: 'rain' });
    expect(mended.body).toMatchObject({ text: 'Anders', weather: 'rain', version: 2 });
    await close(
      { ...report, ...mended.body },
      { content: { text: 'Anders', weather: 'rain', language: 'de' } },
    );
    expect((await save({ ...body, text: 'Anders', weather: 'rain' })).status).toBe(201);
    const late = await save({ ...body, text: 'Noch anders' });
    expect([late.status, late.body.code, late.body.params]).toEqual([
      409,
      'DAY_REPORT_CLOSED',
      { number: 'R-2026-0001' },
    ]);
  });

  it('orders photos and their captions, and refuses what is no picture', async () => {
    const report = await aReport();
    const [first, second] = [newId(), newId()];
    await addPhoto(report.id, { id: first, position: '0' });
    await addPhoto(report.id, { id: second, position: '1' });
    const change = { photos: [{ id: second, caption: 'Nachher' }, { id: first }] };
    const { body } = await app
      .as('foreman')
      .patch(`${path}/${report.id}`, change, { ifMatch: report.version });
    expect(
      body.photos.map((photo: { id: string; caption: string | null }) => [photo.id, photo.caption]),
    ).toEqual([
      [second, 'Nachher'],
      [first, null],
    ]);
    const picture = await app.as('foreman').get(`${path}/${report.id}/photos/${first}`);
    expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/png']);
    const text = { name: 'a.png', content: 'kein Bild', type: 'image/png' };
    const refused = await app.as('foreman').post(`${path}/${report.id}/photos`, undefined, { file: text });
    expect([refused.status, refused.body.fields[0].code]).toEqual([422, 'image']);
    const removed = await app
      .as('foreman')
      .delete(`${path}/${report.id}/photos/${first}`, { ifMatch: body.version });
    expect(removed.status).toBe(204);
  });

  it('prints large photos small and opaque, and takes none that cannot be decoded', async () => {
    const report = await aReport();
    const background = { r: 40, g: 90, b: 50, alpha: 0.5 };
    const large = await sharp({ create: { width: 4_000, height: 3_000, channels: 4, background } })
      .png()
      .toBuffer();
    const send = (content: Buffer) =>
      app.as('foreman').post(`${path}/${report.id}/photos`, undefined, {
        file: { name: 'a.png', content, type: 'image/png', fields: { id: newId(), position: '0' } },
      });
    const refused = await send(large.subarray(0, -40));
    expect([refused.status, refused.body.fields[0]]).toMatchObject([422, { field: 'file', code: 'image' }]);
    const shown = (await send(large)).body;
    const picture = await app.as('foreman').get(`${path}/${report.id}/photos/${shown.photos[0].id}`);
    expect(picture.headers['content-type']).toBe('image/jpeg');
    const closed = await app.as('foreman').post(`${path}/${report.id}/close`, closingOf(shown));
    expect(closed.status).toBe(200);
    const pdf = (await app.as('foreman').get(`${path}/${report.id}/pdf`)).raw.toString('latin1');
    expect(pdf).toContain('/Width 2700');
    expect(pdf).not.toContain('/SMask');
  });

  it('is reached like entries: one’s own, those of assigned projects, never another licence’s', async () => {
    const report = await aReport();
    const own = (await save({ id: newId() }, 'employee')).body;
    expect(own.lines).toHaveLength(1);
    const total = async (client: { get: (url: string) => Promise<TestResponse> }) =>
      (await client.get(path)).body.total;
    expect(await total(app.as('employee'))).toBe(1);
    expect(await total(app.as('foreman'))).toBe(2);
    expect(await total(app.as('manager'))).toBe(2);
    expect(await total(app.as('admin', { licence: 'other' }))).toBe(0);
    expect((await app.as('employee').get(`${path}/${report.id}`)).status).toBe(404);
    const foreign = await app.as('admin', { licence: 'other' }).get(`${path}/${report.id}/pdf`);
    expect(foreign.status).toBe(404);
    expect((await save({ id: newId(), projectId: ids.hidden })).body.code).toBe('PROJECT_FORBIDDEN');
  });

  it('shows prices only where the licence wants them, to those who may see them', async () => {
    const report = await aReport();
    const settings = (await app.as('admin').get('/api/time/settings')).body;
    const { version, ...values } = settings;
    const next = { ...values, dayReportPrices: true };
    await app.as('admin').put('/api/time/settings', next, { ifMatch: version });
    const { body: shown } = await app.as('admin').get(`${path}/${report.id}`);
    expect(shown.lines[0].total).not.toBeNull();
    expect((await app.as('foreman').get(`${path}/${report.id}`)).body.lines[0].total).toBeNull();
    const closed = await app.as('admin').post(`${path}/${report.id}/close`, closingOf(shown));
    expect(closed.body.revisions[0].pdfShown).toBe(true);
    const seen = (await app.as('foreman').get(`${path}/${report.id}`)).body;
    expect([seen.lines[0].total, seen.revisions[0].pdfShown]).toEqual([null, false]);
    expect((await app.as('foreman').get(`${path}/${report.id}/pdf`)).status).toBe(403);
  });

  it('tells every change in the audit trail', async () => {
    const report = await aReport();
    await close(report);
    const rows = (await app.audit()).filter(({ entityId }) => entityId === report.id);
    expect(rows.map(({ entity, action }) => `${entity} ${action}`)).toEqual([
      'day_report create',
      'day_report_revision create',
      'day_report update',
    ]);
  });

  it('is handed to documents as an annex', async () => {
    const report = await aReport();
    const { body } = await close(report);
    const path = `/api/time/internal/day-reports/${report.id}/pdf`;
    const call = { tool: 'time', method: 'GET' as const, path, schema: dayReportPdf };
    const answer = await app.get(ServiceClient).call(app.ctx(), call);
    expect([answer.name, answer.hash]).toEqual(['R-2026-0001.pdf', body.revisions[0].pdfHash]);
    expect(Buffer.from(answer.content, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
  });

  function aLicence() {
    return {
      id: testLicences.own,
      name: 'Forstbetrieb Bergwald',
      type: 'extended' as const,
      state: 'active' as const,
      timeZone: 'Europe/Zurich',
      country: 'CH' as const,
      currency: 'CHF' as const,
    };
  }
});
