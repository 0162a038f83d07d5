import type { DemoRandom } from '@jahrring/demo';
import fc from 'fast-check';
import type { JsonSchema } from './json-schema';
import type { KnownIds } from './known-ids';

export interface Making {
  random: DemoRandom;
  ids: KnownIds;
}

const deepest = 6;
const words = ['Fichte', 'Bärenwald 7', 'x', 'Ünïcödé', '0', 'a@b.example', 'Holz & Söhne', '2026-11-20'];
const byFormat: Readonly<Record<string, readonly string[]>> = {
  date: ['2026-11-20', '2026-01-01', '2024-02-29', '2026-12-31'],
  'date-time': ['2026-11-20T08:00:00.000Z', '2026-03-29T00:30:00.000Z', '2026-10-25T01:30:00.000Z'],
  time: ['08:00', '23:59', '00:00'],
  email: ['toni@wald.example', 'a.b+c@d.example'],
  uri: ['https://wald.example/x?y=z'],
};
const ofPattern = new Map<string, fc.Arbitrary<string> | null>();

/** A value the schema allows, as far as it says; `name` is the property's, for ids that are known. */
export function validValue(schema: JsonSchema, name: string, making: Making, depth = 0): unknown {
  const { random } = making;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return random.pick(schema.enum);
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return validValue(random.pick(options), name, making, depth);
  if (schema.allOf) return mergedValue(schema.allOf, name, making, depth);
  const type = typeof schema.type === 'object' ? random.pick(schema.type) : schema.type;
  switch (type) {
    case 'object':
      return validObject(schema, making, depth);
    case 'array':
      return validArray(schema, name, making, depth);
    case 'string':
      return validText(schema, name, making);
    case 'integer':
      return validNumber(schema, random);
    case 'number':
      return random.chance(0.5) ? validNumber(schema, random) : validNumber(schema, random) + 0.25;
    case 'boolean':
      return random.chance(0.5);
    case 'null':
      return null;
    default:
      return random.pick(['x', 1, true, null, {}]);
  }
}

function mergedValue(parts: readonly JsonSchema[], name: string, making: Making, depth: number): unknown {
  const values = parts.map((part) => validValue(part, name, making, depth));
  return values.every((value) => typeof value === 'object') ? Object.assign({}, ...values) : values[0];
}

function validObject(schema: JsonSchema, making: Making, depth: number): Record<string, unknown> {
  const { random } = making;
  const value: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(schema.properties ?? {})) {
    const wanted = schema.required?.includes(key) ?? false;
    if (wanted || (depth < deepest && random.chance(0.6)))
      value[key] = validValue(inner, key, making, depth + 1);
  }
  const { additionalProperties: more, propertyNames } = schema;
  if (typeof more === 'object' && depth < deepest && random.chance(0.6)) {
    const key = propertyNames ? String(validValue(propertyNames, 'key', making, depth + 1)) : 'de';
    value[key] = validValue(more, key, making, depth + 1);
  }
  return value;
}

function validArray(schema: JsonSchema, name: string, making: Making, depth: number): unknown[] {
  const { items = {}, prefixItems, minItems = 0, maxItems = 3 } = schema;
  if (prefixItems) return prefixItems.map((item) => validValue(item, name, making, depth + 1));
  const length = Math.max(minItems, Math.min(maxItems, making.random.int(0, 3)));
  const one = name.replace(/s$/, '');
  return Array.from({ length }, () => validValue(items, one, making, depth + 1));
}

function validText(schema: JsonSchema, name: string, { random, ids }: Making): string {
  const { format, pattern, minLength = 0, maxLength = 60 } = schema;
  if (format === 'uuid') {
    // A record to be made brings an id of its own; now and then one that is taken.
    return name === 'id' && random.chance(0.8) ? ids.unknown(random) : ids.pick(random, name);
  }
  const known = format === undefined ? undefined : byFormat[format];
  if (known) return random.pick(known);
  const made = pattern === undefined ? undefined : matching(pattern, random);
  if (made !== undefined) return made;
  return random.pick(words).slice(0, maxLength).padEnd(minLength, 'x');
}

function matching(pattern: string, random: DemoRandom): string | undefined {
  if (!ofPattern.has(pattern)) ofPattern.set(pattern, arbitraryOf(pattern));
  const arbitrary = ofPattern.get(pattern);
  return arbitrary ? fc.sample(arbitrary, { seed: random.int(0, 2 ** 31), numRuns: 1 })[0] : undefined;
}

/** Null for what fast-check cannot turn into texts (look-arounds). */
function arbitraryOf(pattern: string): fc.Arbitrary<string> | null {
  try {
    const arbitrary = fc.stringMatching(new RegExp(pattern, 'u'), { maxLength: 60 });
    fc.sample(arbitrary, { seed: 1, numRuns: 1 });
    return arbitrary;
  } catch {
    return null;
  }
}

function validNumber(schema: JsonSchema, random: DemoRandom): number {
  const least = schema.minimum ?? (schema.exclusiveMinimum ?? -1) + 1;
  const most = schema.maximum ?? (schema.exclusiveMaximum ?? Math.max(least, 0) + 10_001) - 1;
  if (random.chance(0.15)) return random.pick([least, most]);
  return random.int(Math.ceil(least), Math.floor(Math.min(most, least + 10_000)));
}
