import { z } from 'zod';
import { toFieldProblems } from './issues';

function problemsOf(schema: z.ZodType, values: unknown) {
  const result = schema.safeParse(values);
  return result.success
    ? []
    : toFieldProblems(result.error.issues, values).map(({ field, code, params }) => [
        field,
        code,
        ...(params ? [params] : []),
      ]);
}

describe('toFieldProblems', () => {
  const schema = z.object({
    name: z.string().min(1).max(5),
    email: z.email(),
    count: z.number().min(1).max(9),
    country: z.enum(['CH', 'AT']),
    people: z.array(z.string()).min(1),
    positions: z.array(z.object({ title: z.string().min(1) })),
  });
  const good = { name: 'a', email: 'a@b.ch', count: 1, country: 'CH', people: ['x'], positions: [] };

  it('says nothing about good values', () => {
    expect(problemsOf(schema, good)).toEqual([]);
  });

  it('tells missing from wrong', () => {
    expect(
      problemsOf(schema, { ...good, name: '', email: '', count: null, country: '', people: [] }),
    ).toEqual([
      ['name', 'required'],
      ['email', 'required'],
      ['count', 'required'],
      ['country', 'required'],
      ['people', 'required'],
    ]);
    expect(problemsOf(schema, { ...good, name: 'zu lang', email: 'x', count: 'abc', country: 'XX' })).toEqual(
      [
        ['name', 'max', { max: 5 }],
        ['email', 'email'],
        ['count', 'numeric'],
        ['country', 'in'],
      ],
    );
    expect(problemsOf(schema, { ...good, count: 10 })).toEqual([['count', 'maxNumber', { max: 9 }]]);
  });

  it('names fields inside lists', () => {
    expect(problemsOf(schema, { ...good, positions: [{ title: 'a' }, { title: '' }] })).toEqual([
      ['positions.1.title', 'required'],
    ]);
  });

  it('takes the code of a refinement', () => {
    const range = z
      .object({ end: z.string() })
      .refine(() => false, { path: ['end'], params: { code: 'after', other: 'start' } });
    expect(problemsOf(range, { end: 'x' })).toEqual([['end', 'after', { other: 'start' }]]);
  });
});
