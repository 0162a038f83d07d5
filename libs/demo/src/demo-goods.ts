import { demoId } from './demo-id';

export interface DemoGood {
  id: string;
  kind: 'tools' | 'vehicles' | 'material' | 'products' | 'expenses' | 'timber_lots' | 'plants';
  articleNumber: string;
  title: string;
  unit: string;
  /** Price of one unit in CHF, four decimals. */
  price: string;
  /** A second price, from the year after the seed day on. */
  nextPrice?: string;
  vatRateKey: 'standard' | 'reduced';
  active: boolean;
  /** E-mails of the only people who see it besides those who keep the objects. */
  assigned?: readonly string[];
}

type Row = readonly [
  kind: DemoGood['kind'],
  number: string,
  title: string,
  unit: string,
  price: string,
  rest?: Partial<Pick<DemoGood, 'nextPrice' | 'vatRateKey' | 'active' | 'assigned'>>,
];

const rows: readonly Row[] = [
  ['tools', 'W001', 'Spaltaxt Gränsfors', 'full_day', '4.0000'],
  ['tools', 'W002', 'Greifzug Tirfor 1.6 t', 'full_day', '28.0000'],
  ['tools', 'W003', 'Freischneider Stihl FS 560', 'hour', '8.5000', { nextPrice: '9.0000' }],
  ['tools', 'W004', 'Erdbohrgerät Stihl BT 131', 'hour', '12.0000'],
  [
    'vehicles',
    'F090',
    'Pikettfahrzeug Isuzu D-Max',
    'km',
    '1.1000',
    { assigned: ['foreman@demo.test', 'beat.lehmann@demo.test'] },
  ],
  ['material', 'B001', 'Wildschutzzaun Knotengeflecht 160 cm', 'm', '4.8000', { nextPrice: '5.1000' }],
  ['material', 'B002', 'Akazienpfahl 220 cm', 'piece', '14.5000'],
  ['material', 'B003', 'Wuchshülle 120 cm', 'piece', '3.2000'],
  ['material', 'B004', 'Wegkies 0/16', 'm3', '52.0000'],
  ['material', 'B005', 'Sägekettenöl biologisch abbaubar', 'l', '6.9000'],
  ['products', 'P001', 'Brennholz Buche 33 cm, trocken', 'stere', '165.0000', { nextPrice: '172.0000' }],
  ['products', 'P002', 'Hackschnitzel Nadelholz', 'loose_cubic_metre', '38.0000'],
  ['products', 'P003', 'Anfeuerholz im Sack', 'bag', '12.0000'],
  [
    'products',
    'P004',
    'Weihnachtsbaum Nordmannstanne 150–180 cm',
    'piece',
    '58.0000',
    { vatRateKey: 'reduced' },
  ],
  ['expenses', 'S001', 'Mittagessen auswärts', 'piece', '25.0000', { vatRateKey: 'reduced' }],
  ['expenses', 'S002', 'Fahrt mit dem eigenen Auto', 'km', '0.7000'],
  ['expenses', 'S003', 'Parkgebühren', 'flat_rate', '0.0000'],
  ['timber_lots', 'L001', 'Los 2026-14 Fichte B, Längenfeld', 'm3', '98.0000'],
  ['timber_lots', 'L002', 'Los 2026-15 Buche C, Oberholz', 'harvest_cubic_metre', '72.0000'],
  ['timber_lots', 'L003', 'Los 2025-41 Energieholz', 'stacked_cubic_metre', '41.0000', { active: false }],
  ['plants', 'G001', 'Weisstanne 2+2, 25–50 cm', 'piece', '2.1000', { vatRateKey: 'reduced' }],
  ['plants', 'G002', 'Traubeneiche 1+1, 50–80 cm', 'piece', '2.6000', { vatRateKey: 'reduced' }],
  ['plants', 'G003', 'Bergahorn im Bund', 'bunch', '48.0000', { vatRateKey: 'reduced' }],
];

/** Tools, material, products, expenses, timber and plants of Bergwald, and a vehicle of two people alone. */
export const demoGoods: readonly DemoGood[] = rows.map(
  ([kind, articleNumber, title, unit, price, rest], index) => ({
    id: demoId('good', index + 1),
    kind,
    articleNumber,
    title,
    unit,
    price,
    vatRateKey: 'standard',
    active: true,
    ...rest,
  }),
);

export interface DemoRateCategory {
  id: string;
  title: string;
  /** CHF per hour for every activity, by whole years from the seed day's year: `0` this year. */
  hourly: readonly (readonly [year: number, price: string])[];
}

/** Rate categories of Bergwald with their prices per hour, oldest first. */
export const demoRateCategories: readonly DemoRateCategory[] = [
  {
    id: demoId('rate', 1),
    title: 'Vorarbeiter',
    hourly: [
      [-1, '92.0000'],
      [0, '95.0000'],
      [1, '98.0000'],
    ],
  },
  {
    id: demoId('rate', 2),
    title: 'Forstwart',
    hourly: [
      [-1, '80.0000'],
      [0, '82.0000'],
      [1, '84.0000'],
    ],
  },
  {
    id: demoId('rate', 3),
    title: 'Lernende',
    hourly: [
      [-1, '45.0000'],
      [0, '47.0000'],
    ],
  },
];
