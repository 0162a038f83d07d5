import { readCsv, type Delimiter } from './read-csv';

const candidates: readonly Delimiter[] = [';', ',', '\t'];
const linesLookedAt = 5;
/** Titles are shorter; a file may be one line of many megabytes. */
const signsLookedAt = 64 * 1024;

/** Returns the number of columns in the first rows when split this way; 1 if they cannot be parsed so. */
function columnsWith(sample: string, delimiter: Delimiter): number {
  try {
    const [header] = readCsv(sample, delimiter);
    return header?.cells.length ?? 1;
  } catch {
    // A delimiter under which even the sample's first row is broken is not the right one.
    return 1;
  }
}

/** The delimiter that splits the header into most columns; a semicolon, as Excel writes it here, if none does. */
export function detectDelimiter(text: string): Delimiter {
  const sample = text
    .slice(0, signsLookedAt)
    .split(/\r\n|\n|\r/, linesLookedAt)
    .join('\n');
  const [best] = candidates
    .map((delimiter) => ({ delimiter, columns: columnsWith(sample, delimiter) }))
    .sort((a, b) => b.columns - a.columns);
  return best && best.columns > 1 ? best.delimiter : ';';
}
