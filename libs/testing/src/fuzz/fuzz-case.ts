import { demoRandom } from '@jahrring/demo';
import type { DemoRandom } from '@jahrring/demo';
import type { CallOptions } from '../test-client';
import type { FuzzOperation } from './fuzz-operation';
import { queryOf } from './fuzz-query';
import { brokenForm, randomFile } from './fuzz-upload';
import {
  junkBodies,
  junkBytes,
  junkHeaders,
  junkKeys,
  junkLanguages,
  junkPaths,
  junkTags,
  junkTypes,
} from './junk';
import type { KnownIds } from './known-ids';
import { validValue } from './valid-value';
import { encode, oddText, toBody } from './odd-values';
import { wound } from './wounds';

/** Flaw of a request: none, its body, its query, its path, a header, or its very form. */
type Flaw = 'none' | 'body' | 'query' | 'path' | 'header' | 'form';

export interface FuzzCase {
  flaw: Flaw;
  url: string;
  options: CallOptions;
}

/** Case `index` of an operation: the same for the same seed, whatever ran before but for the ids that are known. */
export function makeCase(operation: FuzzOperation, index: number, seed: number, ids: KnownIds): FuzzCase {
  const random = demoRandom(seedOf(`${seed} ${operation.id} ${index}`));
  const flaw = random.pick(flawsOf(operation));
  const values = pathValues(operation, random, ids, flaw === 'path');
  const options = headersOf(operation, random, flaw, ids.versionOf(values.at(-1)?.[1] ?? ''));
  if (operation.isUpload && flaw === 'form') options.raw = brokenForm(random);
  else if (operation.isUpload) options.file = randomFile(random);
  else if (operation.body) Object.assign(options, bodyOf(operation, random, ids, flaw));
  const path = values.reduce((url, [name, value]) => url.replace(`{${name}}`, () => value), operation.path);
  return { flaw, url: `${path}${queryOf(operation, { random, ids }, flaw === 'query')}`, options };
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
  if (isUpload) flaws.push('none', 'none', 'form', 'form');
  return flaws;
}

/** Names of the path's parameters and what stands in their place, encoded as far as a client would. */
function pathValues(
  operation: FuzzOperation,
  random: DemoRandom,
  ids: KnownIds,
  flawed: boolean,
): [string, string][] {
  const inPath = operation.parameters.filter((parameter) => parameter.in === 'path');
  const odd = flawed ? random.pick(inPath).name : undefined;
  return inPath.map(({ name, schema }) => {
    if (name === odd) return [name, random.chance(0.3) ? random.pick(junkPaths) : encode(oddText(random))];
    const collection = operation.path.slice(0, operation.path.indexOf(`/{${name}}`));
    if (schema.format !== 'uuid' && (schema.type !== 'string' || schema.enum || schema.pattern)) {
      return [name, encode(String(validValue(schema, name, { random, ids })))];
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
  const [name, values] = random.pick(junkHeaders);
  if (random.chance(0.6)) headers[name] = random.pick(values);
  return options;
}

function bodyOf({ body = {} }: FuzzOperation, random: DemoRandom, ids: KnownIds, flaw: Flaw): CallOptions {
  if (flaw === 'form') {
    const text = random.chance(0.2) ? random.pick(junkBytes) : random.pick(junkBodies);
    return { raw: { text, type: random.pick(junkTypes) } };
  }
  let value = validValue(body, '', { random, ids });
  if (flaw === 'body') {
    for (let times = random.int(1, 2); times > 0; times -= 1) value = wound(value, random);
  }
  return { raw: { text: toBody(value), type: 'application/json' } };
}
