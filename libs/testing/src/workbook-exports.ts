import { strFromU8, unzipSync } from 'fflate';
import { fillPath, pathParameters } from './operations';
import type { Operation } from './operations';
import type { TestClient, TestResponse } from './test-client';

/** Decimals, calendar days, moments and times: what a workbook holds as numbers. */
const numberLike = /^(-?\d+\.\d+|\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}.*)?|\d{1,2}:\d{2})$/;

/** Returns true if an operation returns a list as a workbook, by its path. */
export function isWorkbookExport({ method, path }: Operation): boolean {
  return method === 'GET' && /export/.test(path) && /\/(xlsx|\{format\})$/.test(path);
}

/** The cells of a workbook's first sheet by reference; text cells with their text. */
export function workbookTexts(bytes: Buffer): Map<string, string> {
  const files = unzipSync(bytes);
  const read = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  const strings = [...read('xl/sharedStrings.xml').matchAll(/<si>.*?<t[^>]*>([^<]*)<\/t>.*?<\/si>/gs)].map(
    ([, text]) => text ?? '',
  );
  const cells = read('xl/worksheets/sheet1.xml').matchAll(/<c r="([A-Z]+\d+)"([^>]*)><v>([^<]*)<\/v>/g);
  return new Map(
    [...cells].flatMap(([, reference = '', attributes = '', value = '']) =>
      attributes.includes('t="s"') ? [[reference, strings[Number(value)] ?? '']] : [],
    ),
  );
}

/** Returns true if an export had no line to write: it refuses then, instead of writing an empty file. */
export function isEmptyExport({ body }: TestResponse): boolean {
  return body?.code === 'NO_ENTRIES';
}

interface ExportWalk {
  client: TestClient;
  ids: Readonly<Record<string, string>>;
  query: string;
}

/** Asks an export for its workbook; answers each number, hour and day that stands in it as text. */
export async function findTypedAsText(operation: Operation, walk: ExportWalk): Promise<string[]> {
  const { client, ids, query } = walk;
  const values: Record<string, string> = { format: 'xlsx' };
  for (const name of pathParameters(operation.path)) {
    values[name] ??= ids[`${operation.id}.${name}`] ?? ids[name] ?? '';
  }
  const answer = await client.get(`${fillPath(operation.path, values)}${query}`);
  if (isEmptyExport(answer)) return [];
  if (answer.status !== 200) return [`${operation.id}: ${answer.status}`];
  return [...workbookTexts(answer.raw)]
    .filter(([, text]) => numberLike.test(text))
    .map(([reference, text]) => `${operation.id}: ${reference} holds "${text}" as text`);
}
