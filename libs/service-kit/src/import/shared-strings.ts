import type { Readable } from 'node:stream';
import type { TableLimits } from '@jahrring/contracts-common';
import { readXml } from './read-xml';
import { RowCounter } from './row-sink';

/** The texts that the cells of a workbook name by number: their runs one after the other, without phonetic ones. */
export async function readSharedStrings(bytes: Readable, limits: TableLimits): Promise<string[]> {
  const strings: string[] = [];
  const counter = new RowCounter(limits);
  let current: string | null = null;
  let isText = false;
  let isPhonetic = false;
  await readXml(bytes, limits.depth, {
    open(name) {
      if (name === 'si') current = '';
      else if (name === 'rPh') isPhonetic = true;
      isText = name === 't' && !isPhonetic;
    },
    text(text) {
      if (isText && current !== null && current.length <= limits.cellLength) current += text;
    },
    close(name) {
      isText = false;
      if (name === 'rPh') isPhonetic = false;
      if (name !== 'si' || current === null) return;
      // Each counts as a row of one cell: more of them than cells is no table anybody has written.
      counter.add({ line: 0, cells: [current] });
      strings.push(current);
      current = null;
    },
  });
  return strings;
}
