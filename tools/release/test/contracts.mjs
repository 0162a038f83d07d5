import fc from 'fast-check';
import { z } from 'zod';
import { jsonSchema } from '../src/contract/snapshot.mjs';

/**
 * Schemas as contracts have them, each with the values it allows: what the judgement says is held against what zod does.
 * `{ schema, values }`, `values` an arbitrary of inputs that `schema` takes.
 */
const text = fc.record({ min: fc.nat(3), room: fc.nat(4) }).map(({ min, room }) => ({
  schema: z
    .string()
    .min(min)
    .max(min + room),
  values: fc.string({ minLength: min, maxLength: min + room, unit: 'grapheme-ascii' }),
}));

const whole = fc.record({ min: fc.integer({ min: -5, max: 5 }), room: fc.nat(5) }).map(({ min, room }) => ({
  schema: z
    .int()
    .min(min)
    .max(min + room),
  values: fc.integer({ min, max: min + room }),
}));

const words = fc
  .uniqueArray(fc.constantFrom('draft', 'open', 'done', 'gone'), { minLength: 1 })
  .map((names) => ({ schema: z.enum(names), values: fc.constantFrom(...names) }));

const flag = fc.constant({ schema: z.boolean(), values: fc.boolean() });

const nullable = (inner) =>
  inner.map(({ schema, values }) => ({
    schema: schema.nullable(),
    values: fc.option(values, { nil: null }),
  }));

const list = (inner) =>
  inner.map(({ schema, values }) => ({
    schema: z.array(schema).max(3),
    values: fc.array(values, { maxLength: 3 }),
  }));

const either = (inner) =>
  fc.tuple(inner, inner).map(([one, two]) => ({
    schema: z.union([one.schema, two.schema]),
    values: fc.oneof(one.values, two.values),
  }));

const record = (inner) =>
  fc.record({
    strict: fc.boolean(),
    parts: fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.tuple(inner, fc.boolean()), { maxKeys: 3 }),
  }).map(({ strict, parts }) => {
    const shape = {};
    const members = {};
    const requiredKeys = [];
    for (const [name, [part, optional]] of Object.entries(parts)) {
      shape[name] = optional ? part.schema.optional() : part.schema;
      members[name] = part.values;
      if (!optional) requiredKeys.push(name);
    }
    return {
      schema: strict ? z.strictObject(shape) : z.object(shape),
      values: fc.record(members, { requiredKeys }),
    };
  }); // oxfmt-ignore

const depth0 = fc.oneof(text, whole, words, flag);
const depth1 = fc.oneof(depth0, nullable(depth0), list(depth0), either(depth0));

export const anySchema = fc.oneof(depth1, record(depth1), list(record(depth0)), record(record(depth0)));
export const objectSchema = record(depth1);

export const asRequest = (schema) => jsonSchema(schema, 'input');
export const asAnswer = (schema) => jsonSchema(schema, 'output');

/** A snapshot with one endpoint; change what the test is about. */
export function aSnapshot({ body, answer, ...change } = {}) {
  return {
    format: 1,
    tool: 'time',
    service: '1.0.0',
    endpoints: {
      'POST /api/time/entries': {
        request: { body: asRequest(body ?? z.object({ day: z.string() })) },
        answer: asAnswer(answer ?? z.object({ id: z.string() })),
      },
    },
    events: {},
    errors: {},
    permissions: ['tools.time.index'],
    routes: { '/time': ['tools.time.index'] },
    exposes: ['./Time'],
    extensions: [],
    needs: { shell: '^1', services: { time: '^1.0.0' } },
    plugins: [],
    ...change,
  };
}
