import { localDate, optionalText, requiredText } from '@jahrring/contracts-common';
import { z } from 'zod';
import { fieldRules } from './field-rules';

const text = requiredText(30);
const both = { required: true, maxLength: 30 };

/** The rules of a field `it` with such a schema. */
const rulesOf = (it: z.ZodType, empty: unknown = '') => fieldRules(z.object({ it }), 'it', empty);

describe('the rules of a field', () => {
  it.each<[string, z.ZodType, unknown, object]>([
    ['required text', text, '', both],
    ['optional text', optionalText(30), '', { maxLength: 30 }],
    ['text that may be empty', z.string().trim().max(30), '', { maxLength: 30 }],
    ['text of no length', z.string(), '', {}],
    ['text that is emptied to null', z.string(), null, { required: true }],
    ['an address of mail', z.email().max(30), '', both],
    ['one of mail or nothing', z.union([z.literal(''), z.email().max(30)]), '', { maxLength: 30 }],
    ['a day', localDate, null, { required: true }],
    ['a day or none', localDate.nullable(), null, {}],
    ['a number', z.int(), null, { required: true }],
    ['one of a few', z.enum(['a', 'b']), null, { required: true }],
    ['a list of one at least', z.array(z.uuid()).min(1), [], { required: true }],
    ['a list', z.array(z.uuid()), [], {}],
    ['nullable', text.nullable(), null, { maxLength: 30 }],
    ['nullable, emptied to a text', text.nullable(), '', both],
    ['optional', text.optional(), '', both],
    ['default', z.string().max(30).default('x'), null, both],
    ['prefault', text.prefault('x'), '', both],
    ['catch', text.catch('x'), '', { maxLength: 30 }],
    ['readonly', text.readonly(), '', both],
    ['nonoptional', text.optional().nonoptional(), '', both],
    ['transform', text.transform((value) => value.length), '', both],
    ['pipe', z.string().max(30).pipe(z.string().min(1)), '', both],
    ['preprocess', z.preprocess((value) => value, text), '', both],
    ['lazy', z.lazy(() => text), '', both],
    ['refined', z.string().refine((value) => value !== ''), '', { required: true }],
    ['refined by an answer', z.string().refine((value) => Promise.resolve(value !== '')), '', {}],
    ['a union that agrees', z.union([text, z.email().max(30), z.null()]), '', both],
    ['a union of two lengths', z.union([requiredText(3), requiredText(30)]), '', { required: true }],
    ['a union of which one may be empty', z.union([text, z.string().max(30)]), '', { maxLength: 30 }],
  ])('%s', (_, it, empty, rules) => expect(rulesOf(it, empty)).toEqual(rules));

  it('are found in objects, rows, records and tuples, whatever is around them', () => {
    const within = z.object({ text });
    const schema = z
      .object({
        one: within.nullish(),
        rows: z.array(within).max(2),
        words: z.partialRecord(z.enum(['de', 'fr']), within),
        pair: z.tuple([within, within]).default([{ text: 'a' }, { text: 'b' }]),
      })
      .and(z.object({ other: within }))
      .transform((value) => value);
    for (const name of [
      'one.text',
      'rows.0.text',
      'rows.17.text',
      'words.de.text',
      'pair.1.text',
      'other.text',
    ])
      expect(fieldRules(schema, name, '')).toEqual(both);
    expect(fieldRules(schema, 'nowhere.text', '')).toEqual({});
  });

  it('are those of the kinds of a record that know the field, where they agree', () => {
    const schema = z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('a'), name: text, note: requiredText(5) }),
      z.object({ kind: z.literal('b'), name: text, note: optionalText(9) }),
      z.object({ kind: z.literal('c') }),
    ]);
    expect(fieldRules(schema, 'name', '')).toEqual(both);
    expect(fieldRules(schema, 'note', '')).toEqual({});
  });

  it('are read once for all rows', () => {
    const schema = z.object({ rows: z.array(z.object({ text })) });
    expect(fieldRules(schema, 'rows.3.text', '')).toBe(fieldRules(schema, 'rows.0.text', ''));
    expect(fieldRules(schema, 'rows.0.text', null)).not.toBe(fieldRules(schema, 'rows.0.text', ''));
  });
});
