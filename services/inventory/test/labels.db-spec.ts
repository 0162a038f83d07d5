import {
  adjustedSheet,
  defaultLabelSettings,
  labelSheets,
  type LabelSheetKey,
} from '@jahrring/contracts-inventory';
import {
  startTestService,
  testDatabaseKind,
  testId,
  type TestClient,
  type TestService,
} from '@jahrring/testing';
import { openPdf, readPdfText } from '@jahrring/testing/pdf';
import { createCanvas } from '@napi-rs/canvas';
import jsQR from 'jsqr';
import { inventoryService } from '../src';
import { createPiece, url } from './a-personal-inventory';
import { aPicture } from './a-picture';

const labels = `${url}/labels`;
const pointsPerInch = 72;
const mmPerInch = 25.4;
/** Test function for tests of what is drawn and read, which no database has a part in. */
const itOnce = testDatabaseKind === 'sqlite' ? it : it.skip;

describe('labels', () => {
  let app: TestService;
  let admin: TestClient;

  beforeAll(async () => {
    app = await startTestService(inventoryService);
    admin = app.as('admin');
  });
  afterAll(() => app?.close());

  const codes = async (count: number): Promise<string[]> => {
    const made: string[] = [];
    for (let index = 0; index < count; index += 1) {
      const code = { title: `Schlag ${index + 1}`, projectId: testId('project') };
      made.push((await admin.post(`${url}/qr-codes`, code)).body.id as string);
    }
    return made;
  };
  const print = (body: Record<string, unknown>, who = admin) =>
    who.post(`${labels}/pdf`, { sheet: 'own', ...body });

  itOnce.each([
    ['300 dpi', 300, 1],
    ['150 dpi', 150, 1],
    ['300 dpi at 60 % contrast', 300, 0.6],
    ['150 dpi at 60 % contrast', 150, 0.6],
  ])('are read from every label of the rendered page, %s', async (_name, dpi, contrast) => {
    const ids = await codes(8);
    const { raw, headers } = await print({ of: 'codes', ids });
    expect(headers['content-type']).toBe('application/pdf');
    expect(await readLabels(raw, { sheet: 'own', page: 1, dpi, contrast })).toEqual(
      ids.map((id) => `jahrring:${id}`),
    );
  });

  itOnce.each(Object.keys(labelSheets) as LabelSheetKey[])('are read from the sheet %s', async (sheet) => {
    const { columns, rows } = labelSheets[sheet];
    const ids = await codes(Math.min(2, columns * rows));
    const { raw } = await print({ of: 'codes', ids, sheet });
    const read = await readLabels(raw, { sheet, page: 1, dpi: 300, contrast: 0.6 });
    expect(read.slice(0, ids.length)).toEqual(ids.map((id) => `jahrring:${id}`));
  });

  it('begin at any free label and go on on the next sheet', async () => {
    const ids = await codes(3);
    const { raw } = await print({ of: 'codes', ids, start: 7 });
    const [first, second, third] = ids.map((id) => `jahrring:${id}`);
    const place = { sheet: 'own', dpi: 150, contrast: 1 } as const;
    expect(await readLabels(raw, { ...place, page: 1 })).toEqual([
      ...Array<null>(6).fill(null),
      first,
      second,
    ]);
    expect((await readLabels(raw, { ...place, page: 2 }))[0]).toBe(third);
    const { body } = await print({ of: 'codes', ids, start: 9 });
    expect(body).toMatchObject({ status: 422, fields: [{ field: 'start', code: 'maxNumber' }] });
  });

  it('stand where the licence has set its margins, and say what it has chosen', async () => {
    const made = await admin.post(`${url}/machines`, {
      ...{ kind: 'machines', title: 'Forwarder', unit: 'machine_hour', price: '1' },
      ...{ make: 'Ponsse', model: 'Buffalo', plate: 'BE 4711', articleNumber: 'M-7' },
    });
    const ids = [made.body.id as string];
    const version = (await admin.get(`${labels}/settings`)).body.version as number;
    const set = {
      ...defaultLabelSettings,
      ...{ marginLeft: 12.5, marginTop: 30, lines: ['title', 'serial', 'articleNumber'], showNumber: false },
    };
    expect((await admin.put(`${labels}/settings`, set, { ifMatch: version })).status).toBe(200);
    expect((await admin.put(`${labels}/settings`, set, { ifMatch: version })).status).toBe(412);
    const { raw } = await print({ of: 'objects', ids });
    const [text] = await readPdfText(raw);
    expect(text).toMatch(/Forwarder.*BE 4711.*M-7/);
    expect(text).not.toContain('Buffalo');
    const place = { sheet: 'own', page: 1, dpi: 150, contrast: 1, marginLeft: 12.5, marginTop: 30 } as const;
    const [read] = await readLabels(raw, place);
    const known = (await admin.get(`${url}/qr-codes/known`)).body.items as { id: string; objectId: string }[];
    expect(read).toBe(`jahrring:${known.find(({ objectId }) => objectId === ids[0])?.id}`);
    // A machine gets one code, however often its label is printed.
    await print({ of: 'objects', ids });
    const after = (await admin.get(`${url}/qr-codes/known`)).body.items as { objectId: string }[];
    expect(after.filter(({ objectId }) => objectId === ids[0])).toHaveLength(1);
  });

  it('are of single pieces, and of records of other tools by their address', async () => {
    const piece = await createPiece(admin, { title: 'Motorsäge' });
    const place = { page: 1, dpi: 300, contrast: 1 } as const;
    const printed = await print({ of: 'items', ids: [piece.id], sheet: 'roll62x29' });
    expect(await readLabels(printed.raw, { sheet: 'roll62x29', ...place })).toEqual([
      `jahrring-item:${piece.id}`,
    ]);
    const records = [{ path: `/timber/lots/${piece.id}`, title: 'Polter 7', number: '7' }];
    const origin = 'https://app.jahrring.test';
    const lot = await print({ of: 'records', records, origin, sheet: 'roll62x100' });
    expect(await readLabels(lot.raw, { sheet: 'roll62x100', ...place })).toEqual([
      `${origin}${records[0]?.path}`,
    ]);
    const foreign = await print({ of: 'records', records: [{ path: '//evil.test/', title: 'x' }], origin });
    expect(foreign.body).toMatchObject({ status: 422, fields: [{ field: 'records.0.path' }] });
  });

  it('carry the logo of the licence', async () => {
    const { version } = (await admin.get(`${labels}/settings`)).body as { version: number };
    const saved = await admin.post(`${labels}/logo`, undefined, { ifMatch: version, file: aPicture() });
    expect(saved.body).toMatchObject({ hasLogo: true });
    const [id] = await codes(1);
    const withLogo = (await print({ of: 'codes', ids: [id] })).raw.length;
    const removed = await admin.delete(`${labels}/logo`, { ifMatch: saved.body.version as number });
    expect(removed.body).toMatchObject({ hasLogo: false });
    expect((await print({ of: 'codes', ids: [id] })).raw.length).toBeLessThan(withLogo);
  });

  it('are of what somebody may see: 404 for another licence, 403 without the right', async () => {
    const [id] = await codes(1);
    expect((await print({ of: 'codes', ids: [id] }, app.as('admin', { licence: 'other' }))).status).toBe(404);
    expect((await print({ of: 'codes', ids: [id] }, app.as('employee'))).status).toBe(403);
    const grants = new Map([['tools.personal_inventory.manage', 'all' as const]]);
    const keeper = app.as('user_defined', { grants });
    expect((await print({ of: 'codes', ids: [id] }, keeper)).status).toBe(403);
  });
});

interface Place {
  sheet: LabelSheetKey;
  page: number;
  dpi: number;
  /** 1 is black on white, less is as worn or sunlit paper is. */
  contrast: number;
  marginLeft?: number;
  marginTop?: number;
}

/** Returns what a reader sees on each label of a page that is rendered as a whole; null where there is no code. */
function readLabels(
  bytes: Uint8Array,
  { sheet, page, dpi, contrast, ...margins }: Place,
): Promise<(string | null)[]> {
  const none = { marginLeft: null, marginTop: null, rollLength: defaultLabelSettings.rollLength };
  const { columns, rows, label, pitch, margin, roll } = adjustedSheet({ sheet, ...none, ...margins });
  return openPdf(bytes, async (pdf) => {
    const shown = await pdf.getPage(page);
    const viewport = shown.getViewport({ scale: dpi / pointsPerInch });
    const canvas = createCanvas(Math.round(viewport.width), Math.round(viewport.height));
    const context = canvas.getContext('2d');
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    // The renderer's typings know the browser's canvas only; this one has the same interface.
    await shown.render({ canvas: canvas as never, viewport }).promise;
    const unit = dpi / mmPerInch;
    return Array.from({ length: roll ? 1 : columns * rows }, (_label, index) => {
      const x = Math.round((margin.left + (index % columns) * pitch.x) * unit);
      const y = Math.round((margin.top + Math.floor(index / columns) * pitch.y) * unit);
      const width = Math.min(Math.floor(label.width * unit), canvas.width - x);
      const height = Math.min(Math.floor(label.height * unit), canvas.height - y);
      const { data } = context.getImageData(x, y, width, height);
      const pixels = new Uint8ClampedArray(
        data.map((value, at) => (at % 4 === 3 ? value : faded(value, contrast))),
      );
      return jsQR(pixels, width, height)?.data ?? null;
    });
  });
}

/** Black becomes grey and white as well, by the same amount. */
function faded(value: number, contrast: number): number {
  return 127.5 + (value - 127.5) * contrast;
}
