import { Readable } from 'node:stream';
import fc from 'fast-check';
import { JsonError } from './read-json';
import { streamJson } from './stream-json';

const most = { depth: 40, values: 1000, itemValues: 20 };

/** Reads a text in pieces of so many bytes. */
async function read(text: string | Uint8Array, size = 7, limits: Partial<typeof most> = {}) {
  const bytes = Buffer.from(text);
  const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
    bytes.subarray(at * size, (at + 1) * size),
  );
  const told: [string, number, unknown][] = [];
  const root = await streamJson(Readable.from(pieces), {
    most: { ...most, ...limits },
    streamed: new Set(['log']),
    item: (...item) => told.push(item),
    turn: () => Promise.resolve(),
  });
  // Objects without a prototype are like any other to JSON.
  return JSON.parse(JSON.stringify({ root, told })) as { root: unknown; told: typeof told };
}

async function faultOf(...args: Parameters<typeof read>): Promise<unknown> {
  try {
    await read(...args);
  } catch (error) {
    if (error instanceof JsonError) return [error.fault, error.line, error.column];
    throw error;
  }
  return null;
}

describe('JSON that is read piece by piece', () => {
  it('is what JSON.parse makes of it, wherever the pieces end', async () => {
    const sample = fc.tuple(fc.jsonValue({ noUnicodeString: false }), fc.integer({ min: 1, max: 9 }));
    for (const [value, size] of fc.sample(sample, 300)) {
      for (const text of [JSON.stringify(value), JSON.stringify(value, null, 2)]) {
        expect((await read(text, size)).root).toEqual(JSON.parse(text));
      }
    }
  });

  it('tells the items of long lists by path and place, and keeps none of them', async () => {
    const text = '{"pile": [{"log": []}, {"log": [1, {"log": [2]}, "x"], "after": {"log": {"a": 1}}}]}';
    expect(await read(text)).toEqual({
      root: { pile: [{ log: [] }, { log: [], after: { log: { a: 1 } } }] },
      told: [
        ['pile[1].log', 0, 1],
        ['pile[1].log', 1, { log: [2] }],
        ['pile[1].log', 2, 'x'],
      ],
    });
  });

  it('says where it is cut off or broken, in any pieces', async () => {
    const whole = '{\n "a": [1.5e3, "ü\\u00e9", true],\n "b": null\n}';
    const length = Buffer.from(whole).length;
    for (const size of [1, 3, 100]) {
      for (let end = 1; end < length; end += 1) {
        expect([end, await faultOf(Buffer.from(whole).subarray(0, end), size)]).toMatchObject([
          end,
          { 0: 'cutOff' },
        ]);
      }
      expect(await faultOf('{\n "a": [1, 2],\n "b": tru\n}', size)).toEqual(['malformed', 3, 7]);
      expect(await faultOf(Buffer.from([0x5b, 0x0a, 0xff, 0xfe]), size)).toMatchObject({ 0: 'encoding' });
    }
  });

  it.each(['[1,]', '{"a":1,}', '[}', '{]', '{"a" 1}', '{a:1}', '[01]', '[.5]', '[1] 2', '["\t"]', "['a']"])(
    'refuses %s',
    async (text) => {
      expect(await faultOf(text)).toMatchObject({ 0: 'malformed' });
    },
  );

  it('refuses nothing at all, and more than is kept or told at once', async () => {
    expect(await faultOf('')).toMatchObject({ 0: 'empty' });
    expect(await faultOf(' \n ')).toMatchObject({ 0: 'empty' });
    expect(await faultOf('['.repeat(41))).toEqual(['tooDeep', 1, 41]);
    expect(await faultOf(`[${'1,'.repeat(1000)}1]`)).toMatchObject({ 0: 'tooLong' });
    expect(await faultOf(`{"log":[${'1,'.repeat(5000)}1]}`)).toBeNull();
    expect(await faultOf(`{"log":[[${'1,'.repeat(20)}1]]}`)).toMatchObject({ 0: 'tooLong' });
    expect(await faultOf(`["${'a'.repeat(200_000)}"]`, 10_000)).toMatchObject({ 0: 'tooLong' });
  });

  it('takes a name such as __proto__ for a name like any other', async () => {
    const root = await streamJson(Readable.from([Buffer.from('{"__proto__": {"polluted": 1}}')]), {
      most,
      streamed: new Set(),
    });
    expect(Object.keys(root as object)).toEqual(['__proto__']);
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });
});
