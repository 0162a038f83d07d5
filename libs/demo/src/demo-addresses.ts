import { demoId } from './demo-id';
import { type DemoTown, demoTowns } from './demo-towns';

export type DemoAddressKind =
  | 'burgergemeinde'
  | 'waldgenossenschaft'
  | 'gemeinde'
  | 'saegerei'
  | 'holzbau'
  | 'unternehmer'
  | 'privat';

export interface DemoAddress {
  n: number;
  id: string;
  customerNumber: string;
  kind: DemoAddressKind;
  name: string;
  supplement?: string;
  street: string;
  houseNumber: string;
  zip: string;
  city: string;
  country: DemoTown['country'];
  phone: string;
  email: string;
  vatNumber?: string;
  /** Comes from a directory and must not be edited here. */
  external: boolean;
}

const COUNT = 120;

const familyNames = [
  'Aebi', 'Affolter', 'Baumgartner', 'Beer', 'Berger', 'Blaser', 'Brechbühl', 'Christen', 'Dällenbach', 'Eggimann',
  'Engel', 'Fahrni', 'Geissbühler', 'Gfeller', 'Held', 'Hirschi', 'Iseli', 'Kipfer', 'Krähenbühl', 'Leuenberger',
  'Lüthi', 'Mosimann', 'Neuenschwander', 'Nyffenegger', 'Oberli', 'Pfister', 'Ramseier', 'Reber', 'Salzmann', 'Schär',
  'Scheidegger', 'Sommer', 'Steiner', 'Trachsel', 'Ulmer', 'Wälti', 'Wenger', 'Widmer', 'Wittwer', 'Zürcher',
] as const; // oxfmt-ignore
const firstNames = [
  'Anna', 'Bernhard', 'Christine', 'David', 'Elisabeth', 'Ernst', 'Fabienne', 'Franz', 'Gertrud', 'Heinz', 'Hans',
  'Irene', 'Jakob', 'Katharina', 'Kurt', 'Livia', 'Martin', 'Monika', 'Niklaus', 'Rosmarie', 'Samuel', 'Susanne',
  'Therese', 'Urs', 'Verena', 'Walter',
] as const; // oxfmt-ignore
const streets = [
  'Dorfstrasse', 'Bernstrasse', 'Bahnhofstrasse', 'Kirchgasse', 'Schulhausstrasse', 'Oberdorf', 'Unterdorf', 'Mühleweg',
  'Sägestrasse', 'Waldweg', 'Bergstrasse', 'Feldmatt', 'Hinterholz', 'Ilfisstrasse', 'Emmenstrasse', 'Gohlgraben',
  'Lindenweg', 'Tannenweg', 'Buchenrain', 'Hohlenweg', 'Gewerbestrasse', 'Industriestrasse', 'Viehmarktplatz',
] as const; // oxfmt-ignore
const kinds: readonly DemoAddressKind[] = [
  'burgergemeinde', 'privat', 'waldgenossenschaft', 'privat', 'gemeinde', 'privat', 'saegerei', 'privat', 'holzbau', 'privat',
]; // oxfmt-ignore

function at<T>(items: readonly T[], index: number): T {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('empty demo list');
  return item;
}

function nameOf(kind: DemoAddressKind, town: DemoTown, n: number): string {
  const family = at(familyNames, n * 7 + Math.floor(n / familyNames.length));
  const foreign = town.country === 'AT' || town.country === 'DE';
  switch (kind) {
    case 'burgergemeinde':
      return foreign ? `Forstbetriebsgemeinschaft ${town.city}` : `Burgergemeinde ${town.city}`;
    case 'waldgenossenschaft':
      return foreign ? `Waldverband ${town.city}` : `Waldgenossenschaft ${town.city}`;
    case 'gemeinde':
      return foreign ? `Stadt ${town.city}` : `Gemeinde ${town.city}`;
    case 'saegerei':
      return foreign ? `Sägewerk ${family} GmbH` : `Sägerei ${family} AG`;
    case 'holzbau':
      return foreign ? `Holzbau ${family} GmbH` : `${family} Holzbau AG`;
    case 'unternehmer':
      return `${family} Transporte AG`;
    case 'privat':
      return `${at(firstNames, n * 5)} ${family}`;
  }
}

function phoneOf(town: DemoTown, n: number): string {
  if (town.country === 'LI') return `${town.dial}23${String(21000 + n * 13)}`;
  if (town.country === 'CH') return `${town.dial}4${String(100000 + n * 377)}`;
  return `${town.dial}${String(20000 + n * 59)}`;
}

/** A Swiss VAT number with its right check digit (modulo 11); the next number where none exists. */
function vatNumberOf(n: number): string {
  const weights = [5, 4, 3, 2, 7, 6, 5, 4];
  for (let body = 11_200_000 + n * 4_111; ; body += 1) {
    const sum = [...String(body)].reduce(
      (total, digit, index) => total + Number(digit) * (weights[index] ?? 0),
      0,
    );
    const check = (11 - (sum % 11)) % 11;
    if (check === 10) continue;
    const digits = `${body}${check}`;
    return `CHE-${digits.slice(0, 3)}.${digits.slice(3, 6)}.${digits.slice(6)} MWST`;
  }
}

function slug(text: string): string {
  const plain = text.toLowerCase().replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue');
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}

function address(n: number): DemoAddress {
  const town = at(demoTowns, n - 1);
  const kind = at(kinds, n - 1 + Math.floor((n - 1) / demoTowns.length));
  const name = nameOf(kind, town, n);
  const company = kind !== 'privat';
  return {
    n,
    id: demoId('address', n),
    customerNumber: String(10_000 + n),
    kind,
    name,
    ...(kind === 'gemeinde' ? { supplement: 'Bau und Werkhof' } : {}),
    street: at(streets, n * 3),
    houseNumber: n % 9 === 0 ? `${1 + (n % 40)}a` : String(1 + ((n * 7) % 88)),
    zip: town.zip,
    city: town.city,
    country: town.country,
    phone: phoneOf(town, n),
    email: company ? `info@${slug(name)}.example` : `${slug(name).replace('-', '.')}@post.example`,
    ...(town.country === 'CH' && (kind === 'saegerei' || kind === 'holzbau')
      ? { vatNumber: vatNumberOf(n) }
      : {}),
    external: n % 30 === 0,
  };
}

/** 120 customers of Bergwald. */
export const demoAddresses: readonly DemoAddress[] = Array.from({ length: COUNT }, (_, index) =>
  address(index + 1),
);

/** A few customers of Zimmerei Muster (numbers from 1001, so that no id meets Bergwald's). */
export const demoMusterAddresses: readonly DemoAddress[] = Array.from({ length: 5 }, (_, index) => {
  const n = 1001 + index;
  return { ...address(n), customerNumber: String(100 + index), external: false };
});

function company(n: number, name: string, zip: string): DemoAddress {
  const town = demoTowns.find((one) => one.zip === zip);
  if (!town) throw new Error(`no demo town ${zip}`);
  return {
    ...address(n),
    ...{ kind: 'unternehmer', name, zip: town.zip, city: town.city, country: town.country },
    ...{ phone: phoneOf(town, n), email: `info@${slug(name)}.example`, vatNumber: vatNumberOf(n) },
    external: false,
  };
}

/** Companies that work for Bergwald: a haulier and a cable-crane firm. */
export const demoCompanies: readonly DemoAddress[] = [
  company(2001, 'Kipfer Holztransporte AG', '3534'),
  company(2002, 'Seilkran Ramseier GmbH', '3556'),
];

/** Companies that work for Zimmerei Muster. */
export const demoMusterCompanies: readonly DemoAddress[] = [
  company(2003, 'Pneukran Wälti AG', '3432'),
  company(2004, 'Gerüstbau Pfister GmbH', '3454'),
];
