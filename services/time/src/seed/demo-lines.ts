import { demoGoods, demoId, demoMachines, type DemoEntry } from '@jahrring/demo';
import { unit, type Unit } from '@jahrring/contracts-common';
import type { EntryKind } from '@jahrring/contracts-time';
import { Decimal } from 'decimal.js';

/** Material used or cost incurred on a day of work, besides hours. */
export interface DemoLine {
  id: string;
  work: DemoEntry;
  kind: Exclude<EntryKind, 'hours'>;
  objectId: string | null;
  quantity: string | null;
  unit: Unit | null;
  counterFrom: string | null;
  counterTo: string | null;
  amount: string | null;
  unitPrice: string;
  comment: string | null;
}

type Bare = Omit<DemoLine, 'id' | 'work'>;

const none = { counterFrom: null, counterTo: null, amount: null, comment: null };
/** Machine used for each activity. */
const machineOf: Readonly<Record<string, string>> = {
  Rücken: 'Forwarder Ponsse Buffalo',
  'Holzernte Vollernter': 'Vollernter John Deere 1270G',
  Hacken: 'Hacker Mus-Max WT 9',
  Transport: 'Lastwagen Scania R 520 mit Kran',
};
/** Material used for each activity, and the quantity per hour. */
const goodOf: Readonly<Record<string, readonly [article: string, perHour: number]>> = {
  Pflanzen: ['G001', 38],
  Wegunterhalt: ['B004', 1.5],
  Jungwaldpflege: ['B003', 6],
};
const kilometresPerHour = 21;
/** Share of the working time an engine runs. */
const engineShare = 0.8;
const everyMeal = 17;
const everyExternal = 149;

/** Machine hours, material and expenses of a year's work; every counter ends where the inventory shows it. */
export function demoLines(entries: readonly DemoEntry[]): DemoLine[] {
  const counters = new Map(demoMachines.map((machine) => [machine.id, new Decimal(machine.counter)]));
  // Backwards from today, so that the last reading is the one that is known.
  const backwards = entries.map((work, index) => ({ work, index })).reverse();
  backwards.sort((a, b) => (a.work.date < b.work.date ? 1 : a.work.date > b.work.date ? -1 : 0));
  const lines = backwards.flatMap(({ work, index }) =>
    [machineLine(work, counters), goodLine(work, index), costLine(work, index)].flatMap((line) =>
      line ? [{ work, ...line }] : [],
    ),
  );
  return lines.reverse().map((line, index) => ({ id: demoId('line', index + 1), ...line }));
}

function machineLine(work: DemoEntry, counters: Map<string, Decimal>): Bare | null {
  const machine = demoMachines.find(({ title }) => title === machineOf[work.activity.title]);
  const counter = machine && counters.get(machine.id);
  if (!machine || !counter) return null;
  const perHour = machine.unit === 'km' ? kilometresPerHour : engineShare;
  const used = new Decimal(work.seconds).div(3600).times(perHour).toDecimalPlaces(1);
  const before = counter.minus(used);
  counters.set(machine.id, before);
  return {
    ...none,
    kind: machine.kind,
    objectId: machine.id,
    quantity: used.toFixed(3),
    unit: machine.unit,
    counterFrom: before.toFixed(3),
    counterTo: counter.toFixed(3),
    unitPrice: machine.price,
  };
}

function goodLine(work: DemoEntry, index: number): Bare | null {
  const [article, perHour] = goodOf[work.activity.title] ?? [];
  const good = demoGoods.find(({ articleNumber }) => articleNumber === article);
  if (!good || perHour === undefined || index % 2 === 1) return null;
  const quantity = new Decimal(work.seconds).div(3600).times(perHour).ceil();
  return {
    ...none,
    kind: good.kind as DemoLine['kind'],
    objectId: good.id,
    quantity: quantity.toFixed(3),
    unit: unit.parse(good.unit),
    unitPrice: good.price,
  };
}

/** Now and then a meal away from home, and rarely somebody from outside. */
function costLine(_work: DemoEntry, index: number): Bare | null {
  const meal = demoGoods.find(({ articleNumber }) => articleNumber === 'S001');
  if (index % everyExternal === 0) {
    const bare = { objectId: null, quantity: null, unit: null, unitPrice: '0.0000' };
    return { ...none, ...bare, kind: 'externals', amount: '480.00', comment: 'Tieflader Gerber, Umsetzen' };
  }
  if (!meal || index % everyMeal !== 0) return null;
  const bare = { objectId: meal.id, quantity: '1.000', unit: unit.parse(meal.unit), unitPrice: meal.price };
  return { ...none, ...bare, kind: 'expenses', amount: '25.00' };
}
