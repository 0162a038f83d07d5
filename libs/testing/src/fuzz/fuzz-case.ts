import { demoRandom } from '@jahrring/demo';
import type { DemoRandom } from '@jahrring/demo';
import type { CallOptions } from '../test-client';
import type { FuzzOperation } from './fuzz-operation';
import type { KnownIds } from './known-ids';
import { validValue } from './valid-value';
import { oddText, toBody, wound } from './wounds';

/** What is wrong with a request: nothing, its body, its query, its path, a header, or its very form. */
type Flaw = 'none' | 'body' | 'query' | 'path' | 'header' | 'form';

export interface FuzzCase {
  flaw: Flaw;
  url: string;
  options: CallOptions;
}

const junkTags = ['', '*', '"x"', 'W/"1"', '"-1"', '"99999999999999"', '"1", "2"', 'ä', '"0"'];
const junkKeys = ['', ' ', 'x'.repeat(101), 'ä', "' OR 1=1", 'offline-', '\t', 'x'.repeat(8000)];
const junkLanguages = ['', '*', 'xx', 'de;q=x', "fr' OR 1=1", `${'de,'.repeat(500)}`, 'zh-Hant-TW', '-'];
const junkBodies = ['', '{', 'null', '[]', '"x"', '{"a":1,"a":2}', '{"__proto__":{"x":1}}', '\u0000', 'a=b'];
const junkQueries = [
  'page=0',
  'page=-1',
  'page=1000000000',
  'page=1e9',
  'pageSize=all',
  'pageSize=0',
  'pageSize=100000',
  'sort=nothing',
  'sort=-',
  'sort=,,,',
  'sort=id;DROP',
  'sort=__proto__',
  'filter[x]=1',
  'filter[__proto__]=1',
  'filter=1',
  'filter[]=',
  'search=%00',
  'search=%25_!',
  'search=',
  'search=a&search=b',
  'page=1&page=2',
  'deleted=maybe',
  'deleted=true',
  '%',
  '%ZZ=1',
  'x[0][y]=1',
  '=',
  '&&&',
];

/** Case `index` of an operation: the same for the same seed, whatever ran before but for the ids that are known. */
export function makeCase(operation: FuzzOperation, index: number, seed: number, ids: KnownIds): FuzzCase {
  const random = demoRandom(seedOf(`${seed} ${operation.id} ${index}`));
  const flaw = random.pick(flawsOf(operation));
  const values = pathValues(operation, random, ids, flaw === 'path');
  const options = headersOf(operation, random, flaw, ids.versionOf(values.at(-1)?.[1] ?? ''));
  if (operation.isUpload) options.file = randomFile(random);
  else if (operation.body) Object.assign(options, bodyOf(operation, random, ids, flaw));
  const path = values.reduce(
    (url, [name, value]) => url.replace(`{${name}}`, () => encode(value)),
    operation.path,
  );
  return { flaw, url: `${path}${queryOf(operation, random, ids, flaw)}`, options };
}

/** FNV-1a, 32 bit. */
export function seedOf(text: string): number {
  let value = 0x811c9dc5;
  for (const sign of text) value = Math.imul(value ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return value;
}

function flawsOf({ body, parameters, needsIfMatch, method, isUpload }: FuzzOperation): Flaw[] {
  const flaws: Flaw[] = ['none', 'none', 'header', 'query'];
  if (body) flaws.push('none', 'body', 'body', 'body', 'body', 'body', 'form');
  if (parameters.some((parameter) => parameter.in === 'path')) flaws.push('path');
  if (parameters.some((parameter) => parameter.in === 'query')) flaws.push('query', 'query', 'query');
  if (needsIfMatch || method === 'POST') flaws.push('header');
  if (isUpload) flaws.push('none', 'none');
  return flaws;
}

function pathValues(
  operation: FuzzOperation,
  random: DemoRandom,
  ids: KnownIds,
  flawed: boolean,
): [string, string][] {
  const inPath = operation.parameters.filter((parameter) => parameter.in === 'path');
  const odd = flawed ? random.pick(inPath).name : undefined;
  return inPath.map(({ name, schema }) => {
    if (name === odd) return [name, oddText(random)];
    const collection = operation.path.slice(0, operation.path.indexOf(`/{${name}}`));
    if (schema.format !== 'uuid' && (schema.type !== 'string' || schema.enum || schema.pattern)) {
      return [name, String(validValue(schema, name, { random, ids }))];
    }
    return [name, ids.pick(random, collection, name)];
  });
}

function headersOf(
  operation: FuzzOperation,
  random: DemoRandom,
  flaw: Flaw,
  version: number,
): CallOptions & { headers: Record<string, string> } {
  const options: CallOptions & { headers: Record<string, string> } = { headers: {} };
  if (operation.needsIfMatch) options.ifMatch = version;
  if (flaw !== 'header') return options;
  const { headers } = options;
  if (operation.needsIfMatch && random.chance(0.7)) headers['if-match'] = random.pick(junkTags);
  if (operation.method === 'POST' && random.chance(0.7)) headers['idempotency-key'] = random.pick(junkKeys);
  if (random.chance(0.5)) headers['accept-language'] = random.pick(junkLanguages);
  if (random.chance(0.1)) headers['x-licence-id'] = random.pick(['', 'x', '*']);
  if (random.chance(0.1)) headers['x-request-id'] = random.pick(['', 'x'.repeat(5000), "'"]);
  if (random.chance(0.1)) headers['if-none-match'] = random.pick(junkTags);
  if (random.chance(0.1)) headers['range'] = random.pick(['bytes=0-', 'bytes=-1', 'bytes=9-1', 'x']);
  return options;
}

function bodyOf({ body = {} }: FuzzOperation, random: DemoRandom, ids: KnownIds, flaw: Flaw): CallOptions {
  if (flaw === 'form') {
    const type = random.pick(['application/json', 'text/plain', 'application/xml', 'application/json; x']);
    return { raw: { text: random.pick(junkBodies), type } };
  }
  let value = validValue(body, '', { random, ids });
  if (flaw === 'body') {
    for (let times = random.int(1, 2); times > 0; times -= 1) value = wound(value, random);
  }
  return { raw: { text: toBody(value), type: 'application/json' } };
}

function queryOf({ parameters }: FuzzOperation, random: DemoRandom, ids: KnownIds, flaw: Flaw): string {
  const terms = parameters
    .filter((parameter) => parameter.in === 'query')
    .flatMap(({ name, schema, required }) => {
      if (!required && random.chance(0.7)) return [];
      const value = validValue(schema, name.replace(/^filter\[(.*)\]$/, '$1'), { random, ids });
      const odd = flaw === 'query' && random.chance(0.5);
      return [`${encode(name)}=${encode(odd ? oddText(random) : String(value))}`];
    });
  if (flaw === 'query' && random.chance(0.5)) terms.push(random.pick(junkQueries));
  return terms.length > 0 ? `?${terms.join('&')}` : '';
}

function randomFile(random: DemoRandom): NonNullable<CallOptions['file']> {
  return {
    name: random.pick(['a.csv', 'a.xlsx', 'a.png', 'a.pdf', '', '../../x', 'ä🌲.csv', 'x'.repeat(300)]),
    type: random.pick(['text/csv', 'image/png', 'application/pdf', 'x/y', '']),
    content: random.pick(['', 'a;b\n1;2\n', '%PDF-1.7', '\u0089PNG', 'PK\u0003\u0004', '"', oddText(random)]),
    ...(random.chance(0.3) ? { fields: { [oddText(random).slice(0, 50)]: oddText(random) } } : {}),
  };
}

function encode(text: string): string {
  return encodeURIComponent(Buffer.from(text).toString());
}
