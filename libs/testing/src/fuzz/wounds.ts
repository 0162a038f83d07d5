import type { DemoRandom } from '@jahrring/demo';
import { long, oddDates, oddNumbers, oddText, oddValue } from './odd-values';

/** Properties that every object has, and one that none has. */
const oddNames = [
  'extraProperty',
  'constructor',
  'toString',
  'hasOwnProperty',
  '',
  'id',
  'licenceId',
  'version',
  'a.b',
  long,
];

type Bag = Record<string, unknown> | unknown[];

/** Changes one place of a value: another value, nothing, null, one too many, a thousand of it, the same twice, another name. */
export function wound(value: unknown, random: DemoRandom): unknown {
  const places = placesIn(value);
  if (places.length === 0 || random.chance(0.05)) return oddValue(random);
  const [holder, key] = random.pick(places);
  const bag = holder as Record<string | number, unknown>;
  switch (random.int(0, 11)) {
    case 0:
      if (Array.isArray(holder)) holder.length = 0;
      else delete bag[key];
      break;
    case 1:
      bag[key] = null;
      break;
    case 2:
      bag[Array.isArray(holder) ? holder.length : random.pick(oddNames)] = oddValue(random);
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
    case 7:
      repeat(holder, key);
      break;
    case 8:
      rename(holder, key, random);
      break;
    default:
      bag[key] = oddValue(random);
  }
  return value;
}

/** The same id or record a second time in its list. */
function repeat(holder: Bag, key: string | number): void {
  const list: unknown = Array.isArray(holder) ? holder : holder[key];
  if (Array.isArray(list) && list.length > 0) list.push(structuredClone(list[0]));
}

function rename(holder: Bag, key: string | number, random: DemoRandom): void {
  if (Array.isArray(holder)) return;
  holder[random.pick(oddNames)] = holder[key];
  delete holder[key];
}

function placesIn(value: unknown, found: [Bag, string | number][] = []): [Bag, string | number][] {
  if (typeof value !== 'object' || value === null) return found;
  for (const key of Object.keys(value)) {
    found.push([value as Bag, key]);
    placesIn((value as Record<string, unknown>)[key], found);
  }
  return found;
}
