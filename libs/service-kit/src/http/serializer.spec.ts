import { z } from 'zod';
import { serializer, verifyResponse } from './serializer';

describe('serializer', () => {
  const item = z.object({
    id: z.string(),
    at: z.iso.datetime(),
    tags: z.array(z.string()),
    owner: z.object({ name: z.string() }).nullable(),
  });
  const list = z.object({ items: z.array(item), total: z.int() });

  it('lets out what is declared, at every depth, and nothing else', () => {
    const secret = { password: 'x' };
    const value = {
      items: [{ id: '1', at: 'now', tags: ['a'], owner: { name: 'n', ...secret }, ...secret }],
      total: 1,
      ...secret,
    };
    expect(serializer(list)(value)).toEqual({
      items: [{ id: '1', at: 'now', tags: ['a'], owner: { name: 'n' } }],
      total: 1,
    });
  });

  it('looks into optional fields, records, defaults and unions', () => {
    const schema = z.object({
      maybe: z.object({ a: z.string() }).optional(),
      map: z.record(z.string(), z.object({ a: z.string() })),
      text: z.union([z.string(), z.number()]),
      either: z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('x'), x: z.number() }),
        z.object({ kind: z.literal('y'), y: z.number() }),
      ]),
      free: z.unknown(),
    });
    const value = {
      maybe: { a: 'a', b: 'b' },
      map: { one: { a: 'a', b: 'b' } },
      text: 5,
      either: { kind: 'y', y: 1, x: 2 },
      free: { any: 'thing' },
    };
    expect(serializer(schema)(value)).toEqual({
      maybe: { a: 'a' },
      map: { one: { a: 'a' } },
      text: 5,
      either: { kind: 'y', y: 1 },
      free: { any: 'thing' },
    });
  });

  it('follows a schema that contains itself', () => {
    interface Node {
      name: string;
      children: Node[];
    }
    const node: z.ZodType<Node> = z.lazy(() => z.object({ name: z.string(), children: z.array(node) }));
    const value = { name: 'a', extra: 1, children: [{ name: 'b', extra: 2, children: [] }] };
    expect(serializer(node)(value)).toEqual({ name: 'a', children: [{ name: 'b', children: [] }] });
  });

  it('takes dates for what they become', () => {
    expect(() => verifyResponse(z.object({ at: z.iso.datetime() }), { at: new Date() })).not.toThrow();
    expect(() => verifyResponse(z.object({ at: z.iso.datetime() }), { at: 'soon' })).toThrow('at');
  });
});
