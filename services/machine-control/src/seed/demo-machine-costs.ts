/** Fuel consumption and costs of demo machines. */
export interface DemoCosts {
  /** Hours or kilometres a week, where no time sheet tells. */
  perWeek: number;
  /** Litres per hour or kilometre; 0: has no engine. */
  litres: number;
  /** Litres that go in at once. */
  tank: number;
  purchase: number;
  years: number;
  residual: number;
  fixedPerYear: number;
  service: number;
  repair: number;
}

type Row = readonly [
  perWeek: number,
  litres: number,
  tank: number,
  purchase: number,
  years: number,
  residual: number,
  fixedPerYear: number,
  service: number,
  repair: number,
];

const rows: Readonly<Record<string, Row>> = {
  'Forwarder Ponsse Buffalo': [0, 13.5, 180, 465000, 10, 90000, 6800, 2450, 3900],
  'Vollernter John Deere 1270G': [0, 17, 240, 585000, 9, 110000, 8200, 3150, 5200],
  'Forsttraktor Valtra T195': [14, 11, 140, 198000, 10, 45000, 3900, 1480, 1900],
  'Seilkran Koller K307': [7, 8.5, 90, 245000, 14, 40000, 4300, 1720, 2600],
  'Hacker Mus-Max WT 9': [0, 38, 260, 310000, 8, 60000, 5100, 1950, 2800],
  'Raupenbagger Takeuchi TB290': [16, 10.5, 120, 128000, 9, 32000, 3100, 1120, 1650],
  'Motorsäge Stihl MS 500i': [6, 1.2, 10, 1690, 4, 150, 120, 140, 95],
  'Seilwinde Ritter S 60': [4, 0, 0, 18500, 12, 2500, 260, 320, 480],
  'Lastwagen Scania R 520 mit Kran': [0, 0.42, 320, 318000, 9, 70000, 14800, 1680, 2400],
  'Pick-up Toyota Hilux': [310, 0.095, 62, 52800, 7, 16000, 2900, 690, 820],
  'Mannschaftsbus VW Transporter': [380, 0.102, 65, 61400, 8, 15000, 3200, 740, 960],
  'Anhänger Humbaur Holztransport': [120, 0, 0, 24800, 15, 4000, 640, 380, 520],
};

export function demoCostsOf(title: string): DemoCosts {
  const row = rows[title];
  if (!row) throw new Error(`no demo costs for ${title}`);
  const [perWeek, litres, tank, purchase, years, residual, fixedPerYear, service, repair] = row;
  return { perWeek, litres, tank, purchase, years, residual, fixedPerYear, service, repair };
}

export const demoRepairKinds = [
  'Hydraulik',
  'Motor',
  'Elektrik',
  'Fahrwerk und Ketten',
  'Kran und Greifer',
  'Reifen',
];
export const demoWorkshops = ['Forsttechnik Brunner AG', 'Landmaschinen Steiner', 'Eigene Werkstatt'];
export const demoPlaces = ['Hoftank Werkhof', 'Tankwagen im Schlag', 'Agrola Tankstelle'];
