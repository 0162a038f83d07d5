import type { DemoRandom } from '@jahrring/demo';

const marker = '\u0001raw:';

/** Numbers JSON can carry and `JSON.stringify` cannot write: their text stands in the body as it is. */
function raw(text: string): string {
  return `${marker}${text}\u0001`;
}

const long = 'x'.repeat(10_000);
const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)]);

/** Texts that break what expects ordinary ones. */
export const oddTexts: readonly string[] = [
  '',
  ' ',
  long,
  'ä'.repeat(300),
  'a\u0000b',
  '\ud800',
  'x\udfff',
  '\u202eabc\u202c',
  'e\u0301\u0301\u0301',
  '👩‍🌾🌲🏳️‍🌈',
  '\ufeff',
  "' OR 1=1 --",
  '%_!\\',
  '<script>alert(1)</script>',
  '=cmd()',
  '{{constructor}}',
  '../../etc/passwd',
  'null',
  'NaN',
  '__proto__',
  'constructor',
  'toString',
];
/** Dates and instants that are none, or that no calendar of ours reaches. */
export const oddDates: readonly string[] = [
  '9999-12-31',
  '0000-00-00',
  '0001-01-01',
  '2026-02-30',
  '2026-13-01',
  '-000001-01-01',
  '+275760-09-13',
  '2026-11-20T25:00:00Z',
  '9999-12-31T23:59:59.999Z',
  '0000-01-01T00:00:00.000Z',
  '2026-W01',
  '9999-12',
  '0000-00',
];
const oddNumbers: readonly unknown[] = [
  0,
  -1,
  0.1,
  1e9,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  1e308,
  raw('-0'),
  raw('1e400'),
  raw('0.000000000000000000001'),
];
const oddNumberTexts: readonly string[] = [
  '-0',
  '1e308',
  '99999999999999999999.99',
  '-99999999999.99',
  '0.00001',
  '1,5',
  '١٢',
  '0x10',
  'Infinity',
];
const oddShapes: readonly unknown[] = [
  null,
  true,
  [],
  {},
  [null],
  [[]],
  nested(60),
  { id: null },
  { $ne: 1 },
  Array.from({ length: 1000 }, () => 'x'),
  Array.from({ length: 1000 }, () => ({})),
];

/** Any odd value. */
export function oddValue(random: DemoRandom): unknown {
  // A copy: what is put into a body may be wounded again.
  return structuredClone(
    random.pick(random.pick([oddTexts, oddDates, oddNumbers, oddNumberTexts, oddShapes])),
  );
}

export function oddText(random: DemoRandom): string {
  return random.pick(random.pick([oddTexts, oddDates, oddNumberTexts]));
}

type Bag = Record<string, unknown> | unknown[];

/** Changes one place of a value: another value, nothing, null, one too many, a thousand of it. */
export function wound(value: unknown, random: DemoRandom): unknown {
  const places = placesIn(value);
  if (places.length === 0 || random.chance(0.05)) return oddValue(random);
  const [holder, key] = random.pick(places);
  const bag = holder as Record<string | number, unknown>;
  switch (random.int(0, 9)) {
    case 0:
      if (Array.isArray(holder)) holder.length = 0;
      else delete bag[key];
      break;
    case 1:
      bag[key] = null;
      break;
    case 2:
      bag[Array.isArray(holder) ? holder.length : 'extraProperty'] = oddValue(random);
      break;
    case 3:
      bag[key] = Array<unknown>(1000).fill(bag[key]);
      break;
    case 4:
    case 5:
      bag[key] = typeof bag[key] === 'number' ? random.pick(oddNumbers) : oddText(random);
      break;
    case 6:
      bag[key] = random.pick(oddDates);
      break;
    default:
      bag[key] = oddValue(random);
  }
  return value;
}

function placesIn(value: unknown, found: [Bag, string | number][] = []): [Bag, string | number][] {
  if (typeof value !== 'object' || value === null) return found;
  for (const key of Object.keys(value)) {
    found.push([value as Bag, key]);
    placesIn((value as Record<string, unknown>)[key], found);
  }
  return found;
}

const markedText = new RegExp(`"\\\\u0001raw:([^"\\\\]*)\\\\u0001"`, 'g');

/** The body's text, with the numbers JSON.stringify cannot write. */
export function toBody(value: unknown): string {
  return (JSON.stringify(value) ?? '').replace(markedText, '$1');
}
