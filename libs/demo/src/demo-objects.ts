import { demoId } from './demo-id';

export interface DemoActivity {
  n: number;
  id: string;
  articleNumber: string;
  title: string;
  /** Hourly price in CHF, four decimals. */
  price: string;
  billable: boolean;
}

export interface DemoMachine {
  n: number;
  id: string;
  kind: 'machines' | 'vehicles';
  articleNumber: string;
  title: string;
  /** Price per machine hour or kilometre in CHF, four decimals. */
  price: string;
  unit: 'machine_hour' | 'km';
  counter: number;
  /** Service interval in counter units. */
  serviceInterval: number;
  /** Days from the seed day to the next service; negative is overdue. */
  nextServiceOffset: number;
  /** Days from the seed day to the next exhaust test. */
  nextExhaustOffset: number;
}

type ActivityRow = readonly [title: string, price: string, billable: boolean];
type MachineRow = readonly [
  kind: DemoMachine['kind'],
  title: string,
  price: string,
  counter: number,
  interval: number,
  service: number,
  exhaust: number,
];

const activityRows: readonly ActivityRow[] = [
  ['Holzen', '78.0000', true],
  ['Rücken', '92.0000', true],
  ['Pflanzen', '68.0000', true],
  ['Jungwaldpflege', '72.0000', true],
  ['Durchforstung', '82.0000', true],
  ['Holzernte Vollernter', '185.0000', true],
  ['Hacken', '145.0000', true],
  ['Wegunterhalt', '74.0000', true],
  ['Sicherheitsholzerei', '96.0000', true],
  ['Transport', '118.0000', true],
  ['Büro', '85.0000', false],
  ['Werkstatt', '70.0000', false],
];

const machineRows: readonly MachineRow[] = [
  ['machines', 'Forwarder Ponsse Buffalo', '165.0000', 8420, 500, 12, 210],
  ['machines', 'Vollernter John Deere 1270G', '245.0000', 6115, 500, -3, 95],
  ['machines', 'Forsttraktor Valtra T195', '128.0000', 3980, 400, 34, 180],
  ['machines', 'Seilkran Koller K307', '155.0000', 2210, 250, 61, 300],
  ['machines', 'Hacker Mus-Max WT 9', '290.0000', 1875, 200, 5, 140],
  ['machines', 'Raupenbagger Takeuchi TB290', '118.0000', 4530, 500, 88, 42],
  ['machines', 'Motorsäge Stihl MS 500i', '9.5000', 640, 100, 19, 365],
  ['machines', 'Seilwinde Ritter S 60', '22.0000', 1120, 250, 140, 365],
  ['vehicles', 'Lastwagen Scania R 520 mit Kran', '4.2000', 214300, 30000, 23, 17],
  ['vehicles', 'Pick-up Toyota Hilux', '0.9500', 86400, 15000, 47, 260],
  ['vehicles', 'Mannschaftsbus VW Transporter', '0.8500', 132700, 20000, -9, 8],
  ['vehicles', 'Anhänger Humbaur Holztransport', '0.5500', 41200, 20000, 112, 365],
];

/** Activities of Bergwald with their price per hour. */
export const demoActivities: readonly DemoActivity[] = activityRows.map(
  ([title, price, billable], index) => ({
    n: index + 1,
    id: demoId('activity', index + 1),
    articleNumber: `A${String(index + 1).padStart(3, '0')}`,
    title,
    price,
    billable,
  }),
);

/** Machines and vehicles of Bergwald; two services are overdue. */
export const demoMachines: readonly DemoMachine[] = machineRows.map(
  ([kind, title, price, counter, serviceInterval, nextServiceOffset, nextExhaustOffset], index) => ({
    n: index + 1,
    id: demoId('machine', index + 1),
    kind,
    articleNumber: `${kind === 'machines' ? 'M' : 'F'}${String(index + 1).padStart(3, '0')}`,
    title,
    price,
    unit: kind === 'machines' ? 'machine_hour' : 'km',
    counter,
    serviceInterval,
    nextServiceOffset,
    nextExhaustOffset,
  }),
);
