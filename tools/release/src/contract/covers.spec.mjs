import fc from 'fast-check';
import { z } from 'zod';
import { anySchema, asAnswer, asRequest, objectSchema } from '../../test/contracts.mjs';
import { findUncovered } from '../../../../services/admin/src/registry/release/contract/covers.mjs';

const uncovered = (wide, narrow, options) =>
  findUncovered(asRequest(wide), asRequest(narrow), options).map(({ path, rule }) =>
    `${path} ${rule}`.trim(),
  );

describe('what one schema takes of another', () => {
  it('is everything of itself', () => {
    fc.assert(fc.property(anySchema, ({ schema }) => expect(uncovered(schema, schema)).toEqual([])));
  });

  it('never says yes where a value is refused', () => {
    const pairs = fc
      .tuple(anySchema, anySchema)
      .chain(([wide, narrow]) =>
        fc.record({ wide: fc.constant(wide), narrow: fc.constant(narrow), value: narrow.values }),
      );
    fc.assert(
      fc.property(pairs, ({ wide, narrow, value }) => {
        fc.pre(uncovered(wide.schema, narrow.schema).length === 0);
        expect(wide.schema.safeParse(value).success).toBe(true);
      }),
      { numRuns: 800 },
    );
  });

  it('says yes to a record with one more field that may be left out', () => {
    const wider = objectSchema.map(({ schema, values }) => ({
      schema,
      values,
      more: schema.extend({ later: z.string().optional() }),
    }));
    fc.assert(
      fc.property(wider, ({ schema, more }) => {
        expect(uncovered(more, schema)).toEqual([]);
        expect(findUncovered(asAnswer(schema), asAnswer(more), { tolerant: true })).toEqual([]);
      }),
    );
  });

  it.each([
    ['a field that has to be given', { a: z.string(), b: z.string() }, { a: z.string() }, 'b required'],
    ['a shorter text', { a: z.string().max(5) }, { a: z.string().max(9) }, 'a maxLength'],
    ['a word less', { a: z.enum(['x']) }, { a: z.enum(['x', 'y']) }, 'a value'],
    ['a text instead of a number', { a: z.string() }, { a: z.number() }, 'a kind'],
    ['none where there was one', { a: z.string() }, { a: z.string().nullable() }, 'a kind'],
    ['a shape a text has to have', { a: z.string().regex(/^\d+$/) }, { a: z.string() }, 'a pattern'],
    ['fewer items', { a: z.array(z.int()).max(2) }, { a: z.array(z.int()) }, 'a maxItems'],
    ['items of another kind', { a: z.array(z.int()) }, { a: z.array(z.string()) }, 'a.[] kind'],
    ['whole numbers only', { a: z.int() }, { a: z.number() }, 'a kind'],
  ])('says no to %s', (_what, wide, narrow, reason) => {
    expect(uncovered(z.object(wide), z.object(narrow))).toEqual([reason]);
  });

  it('refuses a field it does not know only where the schema is strict', () => {
    const [more, less] = [{ a: z.string(), b: z.string() }, { a: z.string() }];
    expect(uncovered(z.object(less), z.object(more))).toEqual([]);
    expect(uncovered(z.strictObject(less), z.object(more))).toEqual(['b unknown']);
    expect(uncovered(z.strictObject(less), z.object(more), { tolerant: true })).toEqual([]);
  });

  it('finds the member of a union that a value is meant for', () => {
    const kinds = (...more) =>
      z.discriminatedUnion('kind', [z.object({ kind: z.literal('hours'), from: z.string() }), ...more]);
    const piece = z.object({ kind: z.literal('piece'), count: z.int() });
    expect(uncovered(kinds(piece), kinds())).toEqual([]);
    expect(uncovered(kinds(), kinds(piece))).not.toEqual([]);
  });

  it('ends on a schema that contains itself', () => {
    const tree = z.object({ name: z.string(), get children() { return z.array(tree); } }); // oxfmt-ignore
    expect(uncovered(tree, tree)).toEqual([]);
  });
});
