import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { PageWriter } from './page-writer';
import type { PdfInfo } from './page-writer';

const createdAt = new Date('2026-11-20T09:30:00Z');
const text = 'Ärger & Co: Łukasz misst 12.50 fm, «Îles» ș ț';

async function write(change: Partial<PdfInfo> = {}): Promise<Buffer> {
  const writer = new PageWriter({
    title: 'A & B <C>',
    author: 'Müller',
    language: 'de',
    createdAt,
    ...change,
  });
  writer.text(text, 80, 80);
  writer.text(text, 80, 120, { bold: true });
  return writer.finish();
}

async function open<T>(
  bytes: Buffer,
  read: (pdf: Awaited<ReturnType<typeof getDocument>['promise']>) => Promise<T>,
): Promise<T> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  try {
    return await read(pdf);
  } finally {
    await pdf.loadingTask.destroy();
  }
}

describe('PageWriter', () => {
  it('writes letters that read back, from fonts without hints', async () => {
    const [plain, hinted] = [await write(), await write({ hinted: true })];
    const read = (bytes: Buffer) =>
      open(bytes, async (pdf) => {
        const { items } = await (await pdf.getPage(1)).getTextContent();
        return items.map((item) => ('str' in item ? item.str : '')).filter(Boolean);
      });
    expect(await read(plain)).toEqual([text, text]);
    expect(await read(plain)).toEqual(await read(hinted));
    expect(plain.length).toBeLessThan(hinted.length * 0.7);
  });

  it('makes the same bytes of the same data', async () => {
    expect((await write()).equals(await write())).toBe(true);
  });

  it('makes a file for archives with another one in it', async () => {
    const bytes = new TextEncoder().encode('<invoice/>');
    const attachment = { name: 'factur-x.xml', type: 'text/xml', description: 'Rechnung' };
    const archive = {
      attachments: [{ ...attachment, relationship: 'Alternative' as const, bytes }],
      metadata:
        '<rdf:Description rdf:about="" xmlns:fx="urn:x"><fx:Version>1.0</fx:Version></rdf:Description>',
    };
    const file = await write({ archive });
    expect(file.equals(await write({ archive }))).toBe(true);
    const source = file.toString('latin1');
    expect(source).toContain('%PDF-1.7');
    expect(source).toContain('/AFRelationship /Alternative');
    expect(source).toContain('/S /GTS_PDFA1');
    expect(source).toContain('<pdfaid:part>3</pdfaid:part>');
    expect(source).toContain('A &amp; B &lt;C&gt;');
    expect(source).toContain('<fx:Version>1.0</fx:Version>');
    const inside = await open(file, async (pdf) => {
      const [id = ''] = [...((await pdf.getAttachments()) ?? new Map<string, unknown>()).keys()];
      return (await pdf.getAttachmentContent(id)) as Uint8Array;
    });
    expect(new TextDecoder().decode(inside)).toBe('<invoice/>');
  });
});
