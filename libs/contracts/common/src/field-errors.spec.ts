import { z } from 'zod';
import { toFieldErrors } from './field-errors';
import { money, phone, requiredText, timeZone } from './values';

function errorsOf(schema: z.ZodType, input: unknown) {
  const result = schema.safeParse(input);
  return result.success ? [] : toFieldErrors(result.error.issues, input, 'body');
}

const codes = (schema: z.ZodType, input: unknown) =>
  errorsOf(schema, input).map(({ field, code }) => `${field}:${code}`);

describe('toFieldErrors', () => {
  it('calls missing, null, empty and blank values required', () => {
    const schema = z.object({ a: z.string(), b: requiredText(5), c: z.number(), d: z.enum(['x']), e: money });
    expect(codes(schema, { b: '  ', c: null, d: '', e: '' })).toEqual([
      'a:required',
      'b:required',
      'c:required',
      'd:required',
      'e:required',
    ]);
  });

  it('tells the kinds of wrong values apart', () => {
    const schema = z.object({
      amount: money,
      phone,
      email: z.email(),
      count: z.int().max(3),
      name: requiredText(3),
      zone: timeZone,
      list: z.array(z.string()).min(1),
    });
    const input = { amount: '1.234', phone: 'x', email: 'x', count: 4, name: 'long', zone: 'Mars', list: [] };
    expect(codes(schema, input)).toEqual([
      'amount:money',
      'phone:phone',
      'email:email',
      'count:maxNumber',
      'name:max',
      'zone:timeZone',
      'list:required',
    ]);
  });

  it('names nested fields, unknown ones, and gives the limit', () => {
    const schema = z.strictObject({ positions: z.array(z.object({ text: z.string().max(2) })) });
    expect(errorsOf(schema, { positions: [{ text: 'ok' }, { text: 'long' }], more: 1 })).toEqual([
      { field: 'positions.1.text', in: 'body', code: 'max', key: 'validation.max', params: { max: 2 } },
      { field: 'more', in: 'body', code: 'unknown', key: 'validation.unknown' },
    ]);
  });

  it('takes code and params from a refinement', () => {
    const schema = z.object({ end: z.string() }).refine(() => false, {
      path: ['end'],
      params: { code: 'afterOrEqual', other: 'start' },
    });
    expect(errorsOf(schema, { end: 'x' })).toEqual([
      {
        field: 'end',
        in: 'body',
        code: 'afterOrEqual',
        key: 'validation.afterOrEqual',
        params: { other: 'start' },
      },
    ]);
  });

  it('reports no more than a hundred', () => {
    expect(
      errorsOf(
        z.array(z.string()),
        Array.from({ length: 500 }, () => 1),
      ),
    ).toHaveLength(100);
  });
});
