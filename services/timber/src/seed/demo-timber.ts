import type {
  CertificateKind,
  LotState,
  MillState,
  Polygon,
  Quality,
  Species,
  VolumeUnit,
} from '@jahrring/contracts-timber';

export interface DemoOrigin {
  title: string;
  /** Number of the owner among the demo addresses. */
  owner: number;
  stand: string;
  parcel: string;
  municipality: string;
  corner: readonly [longitude: number, latitude: number];
  certificate?: { kind: CertificateKind; number: string };
  dds?: { reference: string; verification: string };
  species: readonly Species[];
}

export interface DemoStems {
  species: Species;
  assortment: string;
  quality: Quality;
  count: number;
  /** Middle of the diameters in cm over bark, and lengths in cm. */
  diameterCm: number;
  lengthsCm: readonly number[];
}

export interface DemoMill {
  state: MillState;
  number: string;
  daysAgo: number;
  credit?: string;
  /** Of each so many logs one is measured smaller by so many per cent, and one class less. */
  each: number;
  lessPercent: number;
}

export interface DemoLot {
  title: string;
  origin: number;
  daysAgo: number;
  state: LotState;
  place: string;
  /** Number of the buyer among the demo addresses. */
  buyer?: number;
  /** CHF per solid m³ by assortment. */
  prices?: Readonly<Record<string, string>>;
  stems?: readonly DemoStems[];
  /** The mill's measurement of it. */
  mill?: DemoMill;
  estimated?: { species: Species; assortment: string; quantity: string; unit: VolumeUnit };
}

export interface DemoContainer {
  title: string;
  tareKg: number;
  place: string;
  /** Days before today, gross in kg, moisture in per cent, m³ loose of chips. */
  weighings: readonly (readonly [daysAgo: number, grossKg: number, moisture: string, chips: string])[];
}

/** Loads of one product that a forwarder has brought from an origin to a place. */
export interface DemoForwarded {
  origin: number;
  /** Title of the lot they lie in; null while nobody has put them into one. */
  lot: string | null;
  place: string;
  /** As the machine names it. */
  product: string;
  assortment: string;
  daysAgo: number;
  /** m³ under bark of each load. */
  volumes: readonly string[];
}

export interface DemoTimber {
  forwarded: readonly DemoForwarded[];
  origins: readonly DemoOrigin[];
  lots: readonly DemoLot[];
  containers: readonly DemoContainer[];
}

/** A plot of about 5 ha whose south-western corner is given. */
export function plotAt([longitude, latitude]: DemoOrigin['corner']): Polygon {
  const [width, height] = [0.0031, 0.0019];
  return [
    [longitude, latitude],
    [longitude + width, latitude + 0.0003],
    [longitude + width * 0.9, latitude + height],
    [longitude + 0.0004, latitude + height * 0.85],
  ];
}

const spruce = (quality: Quality, count: number, diameterCm: number): DemoStems => ({
  ...{ species: 'fi', assortment: 'L1', quality, count, diameterCm },
  lengthsCm: [400, 500, 500, 500, 510],
});

export const bergwaldTimber: DemoTimber = {
  forwarded: [
    {
      ...{ origin: 0, lot: 'Fichte Abt. 12b', place: 'Längenfeldstrasse km 1.7', product: 'Fichte L1 Säge' },
      ...{ assortment: 'L1', daysAgo: 3, volumes: ['11.840', '12.105', '3.420'] },
    },
    {
      ...{ origin: 0, lot: null, place: 'Längenfeldstrasse km 1.7', product: 'Industrieholz' },
      ...{ assortment: 'IS', daysAgo: 2, volumes: ['12.600', '9.850'] },
    },
    {
      ...{ origin: 2, lot: null, place: 'Gohl, Brücke', product: 'Fichte L1 Säge' },
      ...{ assortment: 'L1', daysAgo: 1, volumes: ['11.275'] },
    },
  ],
  origins: [
    {
      ...{ title: 'Längenfeld', owner: 1, stand: 'Abt. 12b', parcel: '1442', municipality: 'Langnau i.E.' },
      ...{ corner: [7.7812, 46.9361], species: ['fi', 'ta'] },
      certificate: { kind: 'fsc', number: 'FSC-C000123' },
      dds: { reference: '26CHK7P3QW4821', verification: 'X7M2QP4T' },
    },
    {
      ...{ title: 'Oberholz', owner: 3, stand: 'Abt. 4', parcel: '318', municipality: 'Trub' },
      ...{ corner: [7.8804, 46.9437], species: ['bu', 'es', 'ah'] },
      certificate: { kind: 'pefc', number: 'PEFC/12-23-45' },
    },
    {
      ...{
        title: 'Gohlgraben Nordhang',
        owner: 11,
        stand: 'Abt. 7a',
        parcel: '2071',
        municipality: 'Langnau i.E.',
      },
      ...{ corner: [7.8231, 46.9322], species: ['fi', 'ta', 'la'] },
    },
  ],
  lots: [
    {
      ...{
        title: 'Winterschlag Längenfeld',
        origin: 0,
        daysAgo: 318,
        state: 'settled',
        place: 'Längenfeldstrasse km 1.2',
      },
      ...{ buyer: 7, prices: { L1: '104.00', IS: '52.00' } },
      stems: [spruce('B', 34, 38), spruce('C', 16, 30)],
    },
    {
      ...{
        title: 'Buche Oberholz',
        origin: 1,
        daysAgo: 291,
        state: 'settled',
        place: 'Oberholz, Wendeplatz',
      },
      ...{ buyer: 17, prices: { L2: '78.00' } },
      stems: [
        {
          species: 'bu',
          assortment: 'L2',
          quality: 'C',
          count: 22,
          diameterCm: 44,
          lengthsCm: [350, 400, 500],
        },
      ],
    },
    {
      ...{ title: 'Käferholz Gohlgraben', origin: 2, daysAgo: 132, state: 'settled', place: 'Gohl, Brücke' },
      ...{ buyer: 7, prices: { L1: '74.00' } },
      mill: {
        state: 'accepted',
        number: 'WV-2207',
        daysAgo: 118,
        credit: 'G-88213',
        each: 9,
        lessPercent: 1,
      },
      stems: [spruce('C', 28, 33), spruce('D', 12, 29)],
    },
    {
      ...{
        title: 'Tanne Längenfeld',
        origin: 0,
        daysAgo: 47,
        state: 'mill_measured',
        place: 'Längenfeldstrasse km 0.8',
      },
      ...{ buyer: 7, prices: { L1: '98.00', L3: '92.00' } },
      mill: { state: 'open', number: 'WV-2419', daysAgo: 6, each: 5, lessPercent: 11 },
      stems: [
        { species: 'ta', assortment: 'L1', quality: 'B', count: 26, diameterCm: 41, lengthsCm: [400, 500] },
        { species: 'ta', assortment: 'L3', quality: 'B', count: 9, diameterCm: 46, lengthsCm: [1500, 1800] },
      ],
    },
    {
      ...{ title: 'Lärche Gohlgraben', origin: 2, daysAgo: 33, state: 'released', place: 'Gohl, Holzlager' },
      ...{ buyer: 27, prices: { L1: '168.00' } },
      stems: [
        { species: 'la', assortment: 'L1', quality: 'B', count: 14, diameterCm: 39, lengthsCm: [400, 500] },
      ],
    },
    {
      ...{
        title: 'Fichte B Längenfeld',
        origin: 0,
        daysAgo: 19,
        state: 'sold',
        place: 'Längenfeldstrasse km 1.5',
      },
      ...{ buyer: 7, prices: { L1: '106.00' } },
      stems: [spruce('B', 48, 37)],
    },
    {
      ...{ title: 'Esche Oberholz', origin: 1, daysAgo: 12, state: 'offered', place: 'Oberholz, Wendeplatz' },
      stems: [
        {
          species: 'es',
          assortment: 'L2',
          quality: 'B',
          count: 11,
          diameterCm: 36,
          lengthsCm: [300, 400, 500],
        },
      ],
    },
    {
      ...{
        title: 'Energieholz Oberholz',
        origin: 1,
        daysAgo: 9,
        state: 'measured',
        place: 'Oberholz, Schopf',
      },
      estimated: { species: 'bu', assortment: 'EH', quantity: '62.500', unit: 'stacked' },
    },
    {
      ...{
        title: 'Fichte Abt. 12b',
        origin: 0,
        daysAgo: 3,
        state: 'measured',
        place: 'Längenfeldstrasse km 1.7',
      },
      stems: [spruce('B', 31, 36), spruce('C', 8, 28)],
    },
  ],
  containers: [
    {
      ...{ title: 'C 101', tareKg: 2480, place: 'Heizzentrale Langnau' },
      weighings: [
        [64, 11_920, '41.0', '35.5'],
        [29, 11_240, '36.5', '35.0'],
        [6, 10_860, '33.0', '36.0'],
      ],
    },
    {
      ...{ title: 'C 102', tareKg: 2510, place: 'Oberholz, Schopf' },
      weighings: [[15, 12_150, '39.0', '36.0']],
    },
    { ...{ title: 'C 103', tareKg: 2395, place: 'Werkhof' }, weighings: [] },
  ],
};

/** Numbers of addresses are places in Zimmerei Muster's list. */
export const musterTimber: DemoTimber = {
  forwarded: [
    {
      ...{ origin: 0, lot: 'Bauholz für Lützelflüh', place: 'Hof Fritzenhaus', product: 'Bauholz Fichte' },
      ...{ assortment: 'L1', daysAgo: 2, volumes: ['8.400', '4.955'] },
    },
    {
      ...{ origin: 0, lot: null, place: 'Waldstrasse Hanglage', product: 'Energieholz' },
      ...{ assortment: 'EH', daysAgo: 1, volumes: ['7.250'] },
    },
  ],
  origins: [
    {
      ...{
        title: 'Eigener Wald Fritzenhaus',
        owner: 1,
        stand: 'Hanglage',
        parcel: '88',
        municipality: 'Sumiswald',
      },
      ...{ corner: [7.7461, 47.0289], species: ['fi', 'ta'] },
    },
  ],
  lots: [
    {
      ...{
        title: 'Bauholz für Lützelflüh',
        origin: 0,
        daysAgo: 58,
        state: 'measured',
        place: 'Hof Fritzenhaus',
      },
      stems: [spruce('B', 18, 34)],
    },
    {
      ...{
        title: 'Sägeholz Fritzenhaus',
        origin: 0,
        daysAgo: 74,
        state: 'mill_measured',
        place: 'Hof Fritzenhaus',
      },
      ...{ buyer: 3, prices: { L1: '101.00' } },
      mill: { state: 'open', number: 'M 5120', daysAgo: 8, each: 4, lessPercent: 12 },
      stems: [spruce('B', 14, 36)],
    },
    {
      ...{
        title: 'Windwurf Fritzenhaus',
        origin: 0,
        daysAgo: 96,
        state: 'mill_measured',
        place: 'Waldstrasse Hanglage',
      },
      ...{ buyer: 3, prices: { L1: '84.00' } },
      mill: { state: 'accepted', number: 'M 4980', daysAgo: 40, credit: 'GS 1107', each: 10, lessPercent: 1 },
      stems: [spruce('C', 11, 31)],
    },
    {
      ...{ title: 'Schwarten und Kappholz', origin: 0, daysAgo: 21, state: 'measured', place: 'Dorfgasse 4' },
      estimated: { species: 'ndh', assortment: 'EH', quantity: '9.000', unit: 'stacked' },
    },
  ],
  containers: [{ ...{ title: 'Mulde 1', tareKg: 1150, place: 'Dorfgasse 4' }, weighings: [] }],
};
