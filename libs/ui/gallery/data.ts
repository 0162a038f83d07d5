import type { EntityItem } from '../src/form';
import { statuses } from './statuses';

export interface Address {
  id: string;
  name: string;
  town: string;
  country: string;
  status: (typeof statuses)[number];
  amount: string;
  since: string;
}

const names = [
  'Forstbetrieb Emmental',
  'Sägerei Lüthi AG',
  'Burgergemeinde Langnau',
  'Zimmerei Muster',
  'Holzbau Inderbitzin',
  'Waldkorporation Hasle',
  'Gemeinde Trub',
  'Fam. Aeschlimann',
];
const towns = [
  'Langnau i. E.',
  'Trubschachen',
  'Burgdorf',
  'Vaduz',
  'Bregenz',
  'Signau',
  'Eggiwil',
  'Sumiswald',
];

/** Deterministic rows. */
export function makeAddresses(count: number): Address[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `a${index}`,
    name: `${names[index % names.length] ?? ''} ${index + 1}`,
    town: towns[(index * 3) % towns.length] ?? '',
    country: ['CH', 'CH', 'AT', 'LI'][index % 4] ?? 'CH',
    status: statuses[index % statuses.length] as Address['status'],
    amount: String((index * 1317.35) % 98000),
    since: new Date(Date.UTC(2020, index % 70, (index % 27) + 1)).toISOString().slice(0, 10),
  }));
}

export const addresses = makeAddresses(10_000);

/** A server that answers after a moment. */
export async function searchAddresses(query: string): Promise<EntityItem[]> {
  await new Promise((resolve) => setTimeout(resolve, 60));
  return addresses
    .filter((row) => row.name.toLowerCase().includes(query.toLowerCase()))
    .slice(0, 400)
    .map((row) => ({ id: row.id, label: row.name, description: `${row.town} (${row.country})` }));
}
