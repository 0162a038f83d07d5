import { importErrors } from '@jahrring/contracts-common/imports';
import {
  AppError,
  CsvSyntaxError,
  fieldErrorOf,
  findJsonFault,
  readCsv,
  type CsvRow,
} from '@jahrring/service-kit';

/** A text of a file; `column` is the one its words begin in. */
export interface FileText {
  line: number;
  column: number;
  namespace: string;
  key: string;
  text: string;
}

/** Both forms we write; a text that is blank says nothing. */
export function readTextFile(content: string): FileText[] {
  const text = content.replace(/^\ufeff/, '');
  const texts = text.trimStart().startsWith('{') ? readJson(text) : readTable(text);
  const said = texts.filter((one) => one.text.trim() !== '');
  if (said.length === 0) throw new AppError(importErrors, 'IMPORT_EMPTY');
  return said;
}

function malformed(line: number, column: number, context?: string): AppError {
  return new AppError(importErrors, 'IMPORT_MALFORMED', { line, column, ...(context ? { context } : {}) });
}

function rowsOf(text: string): CsvRow[] {
  try {
    return [...readCsv(text, ';')];
  } catch (error) {
    if (!(error instanceof CsvSyntaxError)) throw error;
    throw malformed(error.line, error.column, error.fault);
  }
}

/** A spreadsheet's guard against formulas is taken off again. */
function readTable(text: string): FileText[] {
  const [titles, ...rows] = rowsOf(text);
  const at = (name: string) => titles?.cells.indexOf(name) ?? -1;
  const [namespace, key, words] = [at('namespace'), at('key'), at('text')];
  if (namespace < 0 || key < 0 || words < 0) throw fieldErrorOf('file', 'regex');
  return rows.map(({ line, cells }) => ({
    ...{ line, column: words + 1 },
    ...{ namespace: cells[namespace] ?? '', key: cells[key] ?? '' },
    text: (cells[words] ?? '').replace(/^'(?=[=+\-@\t\r])/, ''),
  }));
}

/** A text, a sign that opens or closes, or the end of a line. */
const tokens = /"(?:[^"\\]|\\.)*"|[{}:,]|\n/g;

/** `{namespace: {key: text}}`, keys with their dots or as a tree, each with its place in the file. */
function readJson(text: string): FileText[] {
  try {
    JSON.parse(text);
  } catch {
    const before = text.slice(0, findJsonFault(text)).split('\n');
    throw malformed(before.length, (before.at(-1) ?? '').length + 1);
  }
  const found: FileText[] = [];
  const path: string[] = [];
  let [line, begin, isValue] = [1, 0, false];
  let name = '';
  for (const { 0: token, index } of text.matchAll(tokens)) {
    if (token === '\n') [line, begin] = [line + 1, index + 1];
    else if (token === '{') path.push(name);
    else if (token === '}') path.pop();
    if (!token.startsWith('"')) {
      if (token !== '\n') isValue = token === ':';
      continue;
    }
    const said = JSON.parse(token) as string;
    if (!isValue) name = said;
    // The first name on the path stands for the file itself.
    else if (path.length > 1) {
      const [, namespace = '', ...names] = path;
      const key = [...names, name].join('.');
      found.push({ line, column: index - begin + 1, namespace, key, text: said });
    }
  }
  return found;
}
