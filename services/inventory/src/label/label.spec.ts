import { standInCaller, InMemory, noDatabase, refusal } from '@jahrring/testing/memory';
import {
  adjustedSheet,
  defaultLabelSettings,
  itemPrefix,
  labelSheetKeys,
  labelSheets,
  printLabels,
  qrPrefix,
  type LabelSettings,
  type LabelSheet,
  type PrintLabelsDraft,
} from '@jahrring/contracts-inventory';
import fc from 'fast-check';
import type { ObjectEntity } from '../object-record/object.entity';
import type { ObjectRepository } from '../object-record/object.repository';
import type { Papers } from '../paper/papers';
import type { PrintedLabel } from '../paper/draw-label';
import type { PersonalArticleRepository, PersonalItemRepository } from '../personal';
import type { QrCodeEntity } from '../qr-code/qr-code.entity';
import type { QrCodeRepository } from '../qr-code/qr-code.repository';
import type { LicenceRefRepository } from '../reference';
import type { LabelSettingsService } from './label-settings.service';
import { LabelService } from './label.service';

interface Drawn {
  sheet: LabelSheet;
  start: number;
  labels: PrintedLabel[];
  cutLines: boolean;
  logo: string | null;
}

function aPrinter(settings: Partial<LabelSettings> = {}) {
  const objects = new InMemory<ObjectEntity>([
    { id: 'saw', title: 'Säge', articleNumber: 'A-1', serialNumber: 'S-9', plate: null, make: 'Stihl', model: 'MS 500' },
    { id: 'truck', title: 'LKW', articleNumber: null, serialNumber: 'S-1', plate: 'BE 1', make: null, model: null },
  ]); // oxfmt-ignore
  let number = 40;
  const codes = Object.assign(
    new InMemory<QrCodeEntity>([
      { id: 'gate', number: 3, title: 'Tor', objectId: null, projectId: 'wood' },
      { id: 'truck-code', number: 4, title: 'LKW', objectId: 'truck', projectId: null },
    ]),
    {
      nextNumber: async () => (number += 1),
      ofObjects: async (_ctx: unknown, ids: readonly string[]) =>
        new Map(codes.all().flatMap((code) => (code.objectId && ids.includes(code.objectId) ? [[code.objectId, code]] : []))),
    },
  ); // oxfmt-ignore
  const drawn: Drawn[] = [];
  const service = new LabelService(
    noDatabase,
    {
      read: async () => ({ ...defaultLabelSettings, version: 1, hasLogo: true, ...settings }),
      logo: async () => Buffer.from('logo'),
    } as unknown as LabelSettingsService,
    codes as unknown as QrCodeRepository,
    objects as unknown as ObjectRepository,
    new InMemory([{ id: 'rope-1', number: 7, articleId: 'rope', serial: 'R-7', size: '45 m' }] as object[]) as unknown as PersonalItemRepository,
    new InMemory([{ id: 'rope', title: 'Seil', articleNumber: 'PSA-3' }] as object[]) as unknown as PersonalArticleRepository,
    new InMemory([{ id: 'licence', name: 'Waldbau AG' }] as object[]) as unknown as LicenceRefRepository,
    {
      letterhead: async () => ({ createdAt: 'now' }),
      run: async (_job: string, paper: Drawn) => {
        drawn.push(paper);
        return Buffer.alloc(0);
      },
    } as unknown as Papers,
  ); // oxfmt-ignore
  const print = async (draft: Partial<PrintLabelsDraft>, can = () => true) => {
    const request = { sheet: 'own' as const, start: 1, ...draft } as Parameters<LabelService['print']>[1];
    await service.print(standInCaller({ can }), request);
    const [paper] = drawn.splice(0);
    if (!paper) throw new Error('nothing was drawn');
    return paper;
  };
  return { codes, print };
}

describe('labels', () => {
  it('of a machine say what the licence has chosen, its plate before its serial number', async () => {
    const { print } = aPrinter();
    const { labels } = await print({ of: 'objects', ids: ['truck', 'saw'] });
    expect(labels).toEqual([
      { content: `${qrPrefix}truck-code`, number: '4', lines: ['LKW', 'BE 1'] },
      { content: expect.stringContaining(qrPrefix), number: '41', lines: ['Säge', 'S-9', 'Stihl MS 500'] },
    ]);
  });

  it('give an object a code once, however many labels of it are printed', async () => {
    const { print, codes } = aPrinter();
    const { labels } = await print({ of: 'objects', ids: ['saw', 'saw', 'truck'] });
    expect(codes.all().filter(({ objectId }) => objectId === 'saw')).toHaveLength(1);
    expect(labels[0]).toEqual(labels[1]);
    await print({ of: 'objects', ids: ['saw'] });
    expect(codes.all()).toHaveLength(3);
  });

  it('of a code bear its own title, of a piece those of its article', async () => {
    const { print } = aPrinter({ lines: ['articleNumber', 'title', 'detail', 'owner'] });
    expect(
      (await print({ of: 'codes', ids: ['truck-code', 'gate'] })).labels.map(({ lines }) => lines),
    ).toEqual([
      ['LKW', 'Waldbau AG'],
      ['Tor', 'Waldbau AG'],
    ]);
    expect((await print({ of: 'items', ids: ['rope-1'] })).labels).toEqual([
      { content: `${itemPrefix}rope-1`, number: '7', lines: ['PSA-3', 'Seil', '45 m', 'Waldbau AG'] },
    ]);
  });

  it('of records of other tools open their page here', async () => {
    const records = [{ path: '/projects/1?tab=map', title: 'Durchforstung', number: 'P241' }];
    const { labels } = await aPrinter().print({ of: 'records', records, origin: 'https://jahrring.example' });
    expect(labels).toEqual([
      { content: 'https://jahrring.example/projects/1?tab=map', number: 'P241', lines: ['Durchforstung'] },
    ]);
  });

  it('leave out number and logo where the licence has it so', async () => {
    const { labels, logo } = await aPrinter({ showNumber: false, showLogo: false }).print({
      of: 'codes',
      ids: ['gate'],
    });
    expect([labels[0]?.number, logo]).toEqual([null, null]);
  });

  it('stand where the licence has set it, on the sheet that it was set for alone', async () => {
    const { print } = aPrinter({ sheet: 'avery3474', marginLeft: 3, marginTop: 5 });
    const margins = async (sheet: PrintLabelsDraft['sheet']) => (await print({ of: 'codes', ids: ['gate'], sheet })).sheet.margin;
    expect(await margins('avery3474')).toEqual({ left: 3, top: 5 });
    expect(await margins('averyL7160')).toEqual(labelSheets.averyL7160.margin);
  }); // oxfmt-ignore

  it('are none of what is not there, and by whoever keeps it', async () => {
    const { print, codes } = aPrinter();
    expect(await refusal(() => print({ of: 'objects', ids: ['saw', 'unknown'] }))).toBe('NOT_FOUND');
    expect(codes.all()).toHaveLength(2);
    expect(await refusal(() => print({ of: 'objects', ids: ['saw'] }, () => false))).toBe('FORBIDDEN');
  });
});

describe('sheets of labels', () => {
  it.each(labelSheetKeys)('%s: every label lies on the paper, and none on another', (key) => {
    const { page, columns, rows, label, pitch, margin, roll }: LabelSheet = labelSheets[key];
    expect(margin.left + (columns - 1) * pitch.x + label.width).toBeLessThanOrEqual(page.width + 0.01);
    expect(margin.top + (rows - 1) * pitch.y + label.height).toBeLessThanOrEqual(page.height + 0.05);
    expect(Math.min(margin.left, margin.top)).toBeGreaterThanOrEqual(0);
    if (roll) return;
    expect(pitch.x).toBeGreaterThanOrEqual(label.width);
    expect(pitch.y).toBeGreaterThanOrEqual(label.height);
  });

  // Left and upper edge as the makers print them on their packages.
  it.each([
    ['averyL7160', 7.2, 15.15],
    ['averyL7163', 4.65, 15.15],
    ['averyL7165', 4.65, 13.05],
    ['avery3660', 8, 13.1],
    ['herma4457', 0, 4.5],
    ['herma4098', 7.21, 15.15],
  ] as const)('%s begins where its maker says', (key, left, top) => {
    expect(labelSheets[key].margin.left).toBeCloseTo(left, 1);
    expect(labelSheets[key].margin.top).toBeCloseTo(top, 1);
  });

  it('of a roll are as long as one likes, if they are cut from it', () => {
    const sheet = (key: 'roll62' | 'roll62x29') => adjustedSheet({ sheet: key, marginLeft: null, marginTop: null, rollLength: 90 });
    expect([sheet('roll62').label.height, sheet('roll62').page.height, sheet('roll62x29').label.height]).toEqual([90, 90, 29]);
  }); // oxfmt-ignore
});

describe('what may be printed', () => {
  const valid = (draft: object) => printLabels.safeParse({ of: 'records', sheet: 'own', ...draft }).success;
  const record = (path: string) => ({ records: [{ path, title: 'x' }], origin: 'https://jahrring.example' });

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'evil', '/a b', '/a#b', '/"x'])('never is a code of the path %s', (path) =>
    expect(valid(record(path))).toBe(false)); // oxfmt-ignore

  it('is a path of this installation', () => {
    expect([valid(record('/projects/1?tab=map&x=%20')), valid(record('/'))]).toEqual([true, true]);
    expect(valid({ ...record('/a'), origin: undefined })).toBe(false);
    expect(valid({ ...record('/a'), origin: 'javascript:alert(1)' })).toBe(false);
  });

  it('begins at a label that the sheet has', () => {
    fc.assert(
      fc.property(fc.constantFrom(...labelSheetKeys), fc.integer({ min: 0, max: 40 }), (sheet, start) => {
        const { columns, rows } = labelSheets[sheet];
        expect(valid({ ...record('/a'), sheet, start })).toBe(start >= 1 && start <= columns * rows);
      }),
    );
  });
});
