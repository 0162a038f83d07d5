import { formattedText, readFormats, type NumberFormat } from './cell-formats';
import { unzipTexts } from './unzip';
import type { CsvRow } from './read-csv';

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

function unescapeXml(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
    if (decimal) return String.fromCodePoint(Number(decimal));
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    return entities[name] ?? whole;
  });
}

/** The text of a shared or inline string: its runs one after the other, without the phonetic ones. */
function stringOf(xml: string): string {
  const runs = xml.replaceAll(/<rPh\b[\s\S]*?<\/rPh>/g, '').matchAll(/<t\b[^>]*>([\s\S]*?)<\/t>/g);
  return unescapeXml([...runs].map(([, text]) => text ?? '').join(''));
}

/** "AB12" → 27: the place of a cell in its row, from 0. */
function columnOf(reference: string): number {
  let column = 0;
  for (const letter of /^[A-Z]+/.exec(reference)?.[0] ?? '') column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

function cellText(kind: string | undefined, xml: string, strings: readonly string[]): string {
  if (kind === 'inlineStr') return stringOf(xml);
  const value = unescapeXml(/<v\b[^>]*>([\s\S]*?)<\/v>/.exec(xml)?.[1] ?? '');
  if (kind === 's') return strings[Number(value)] ?? '';
  if (kind === 'b') return value === '1' ? 'true' : 'false';
  return kind === 'e' ? '' : value;
}

function readRow(xml: string, strings: readonly string[], formats: readonly NumberFormat[]): string[] {
  const cells: string[] = [];
  for (const [, attributes = '', content = ''] of xml.matchAll(/<c\b([^>]*?)(?:\/>|>([\s\S]*?)<\/c>)/g)) {
    const reference = /\br="([A-Z]+)\d+"/.exec(attributes)?.[1];
    const column = reference === undefined ? cells.length : columnOf(reference);
    while (cells.length < column) cells.push('');
    const kind = /\bt="(\w+)"/.exec(attributes)?.[1];
    const text = cellText(kind, content, strings);
    const format = formats[Number(/\bs="(\d+)"/.exec(attributes)?.[1])] ?? null;
    cells[column] = kind === undefined || kind === 'n' ? formattedText(text, format) : text;
  }
  return cells;
}

/** Path of the first sheet: the workbook names it by relation; where it does not, the first by name. */
function firstSheet(files: ReadonlyMap<string, string>): string | undefined {
  const relation = /<sheet\b[^>]*\br:id="([^"]+)"/.exec(files.get('xl/workbook.xml') ?? '')?.[1];
  const relations = files.get('xl/_rels/workbook.xml.rels') ?? '';
  for (const [tag] of relations.matchAll(/<Relationship\b[^>]*>/g)) {
    const target = /\bTarget="\/?(?:xl\/)?([^"]+)"/.exec(tag)?.[1];
    if (target && /\bId="([^"]+)"/.exec(tag)?.[1] === relation) return files.get(`xl/${target}`);
  }
  const [name] = [...files.keys()].filter((one) => one.startsWith('xl/worksheets/')).sort();
  return name === undefined ? undefined : files.get(name);
}

/** The rows of a workbook's first sheet, the header first; rows without any content are left out. */
export function readXlsx(bytes: Uint8Array): CsvRow[] {
  const files = unzipTexts(bytes, (name) => name.startsWith('xl/') && /\.(xml|rels)$/.test(name));
  const sheet = firstSheet(files);
  if (sheet === undefined) throw new Error('no sheet in the workbook');
  const shared = (files.get('xl/sharedStrings.xml') ?? '').matchAll(/<si\b[^>]*>([\s\S]*?)<\/si>/g);
  const strings = [...shared].map(([, xml]) => stringOf(xml ?? ''));
  const formats = readFormats(files.get('xl/styles.xml') ?? '');
  const rows: CsvRow[] = [];
  for (const [, attributes = '', xml = ''] of sheet.matchAll(/<row\b([^>]*?)(?:\/>|>([\s\S]*?)<\/row>)/g)) {
    const cells = readRow(xml, strings, formats);
    const line = Number(/\br="(\d+)"/.exec(attributes)?.[1] ?? rows.length + 1);
    if (cells.some((cell) => cell.trim() !== '')) rows.push({ line, cells });
  }
  return rows;
}
