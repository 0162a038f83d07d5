import type { TableLimits } from '@jahrring/contracts-common';
import { readFormats } from './cell-formats';
import type { RowSink } from './row-sink';
import { readXml, type XmlListener } from './read-xml';
import { readSharedStrings } from './shared-strings';
import { SheetReader } from './sheet-reader';
import { TableError } from './table-error';
import { ZipParts } from './zip-parts';

/** The first value of an attribute in an XML file of a workbook, where `pick` finds it. */
async function findIn(
  parts: ZipParts,
  file: string,
  limits: TableLimits,
  pick: XmlPick,
): Promise<string | undefined> {
  const bytes = await parts.open(file);
  let found: string | undefined;
  const listener: XmlListener = {
    open: (name, attributes) => {
      found ??= pick(name, attributes);
    },
    close: () => undefined,
  };
  if (bytes) await readXml(bytes, limits.depth, listener);
  return found;
}

type XmlPick = (name: string, attributes: Readonly<Record<string, string>>) => string | undefined;

/** Path of the first sheet: the workbook names it by relation; where it does not, the first by name. */
async function firstSheet(parts: ZipParts, limits: TableLimits): Promise<string> {
  const relation = await findIn(parts, 'xl/workbook.xml', limits, (name, attributes) =>
    name === 'sheet' ? attributes['r:id'] : undefined,
  );
  const target = await findIn(parts, 'xl/_rels/workbook.xml.rels', limits, (name, attributes) =>
    name === 'Relationship' && attributes['Id'] === relation ? attributes['Target'] : undefined,
  );
  const named = target && `xl/${target.replace(/^\/?(?:xl\/)?/, '')}`;
  const sheets = parts.names.filter((name) => name.startsWith('xl/worksheets/') && name.endsWith('.xml'));
  const sheet = sheets.find((name) => name === named) ?? sheets.sort()[0];
  if (sheet === undefined) throw new TableError('notATable');
  return sheet;
}

/**
 * Reads the rows of a workbook's first sheet, the header first, and tells each.
 * @throws TableError `notATable` for what is no workbook, else the limit that it breaks
 */
export async function readXlsx(bytes: Uint8Array, limits: TableLimits, sink: RowSink): Promise<void> {
  try {
    const parts = await ZipParts.open(bytes, limits);
    const sheet = await firstSheet(parts, limits);
    const shared = await parts.open('xl/sharedStrings.xml');
    const strings = shared ? await readSharedStrings(shared, limits) : [];
    const styles = await parts.open('xl/styles.xml');
    const formats = styles ? await readFormats(styles, limits) : [];
    const rows = await parts.open(sheet);
    if (rows) await readXml(rows, limits.depth, new SheetReader({ strings, formats }, limits, sink));
  } catch (error) {
    if (error instanceof TableError) throw error;
    // A ZIP that holds no workbook, is cut off, or lies about its sizes: whatever it is, it is no table.
    throw new TableError('notATable');
  }
}
