import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { speciesCodes, qualities, thicknessClasses, woodTypes } from '@jahrring/contracts-timber';
import { gapsOf, type EldatLot } from './eldat-out';
import { faultsOf } from './test/standard';
import { writeAllocation, writeDeliveryNote, writeJournal, writeTransferOrder } from './write-eldat';

const samples = join(process.env['SAMPLES_DIR'] ?? 'no-samples', 'timber');
const itSamples = existsSync(samples) ? it : it.skip;

const modules = {
  allocation: ['wood_allocation', writeAllocation],
  'delivery-note': ['delivery_note', writeDeliveryNote],
  'transfer-order': ['transfer_order', writeTransferOrder],
  journal: ['measurement_journal', writeJournal],
} as const;

function aLot(country = 'CH', other: Partial<EldatLot> = {}): EldatLot {
  const place = { street: 'Waldweg 3', zip: '6060', city: 'Sarnen', country };
  return {
    ...{ number: '00017', title: 'Bannwald '.repeat(40), measuredOn: '2026-11-20' },
    ...{ createdAt: '2026-11-24T08:00:00.000Z', transactionId: '01900000-0000-7000-8000-000000000000' },
    supplier: {
      ...{ name: 'Korporation '.repeat(20), ...place },
      contact: {
        ...{ role: 'Förster', firstName: 'Urs', lastName: 'Beispiel' },
        ...{ phone: '+41 79 000 00 00', email: 'urs.beispiel@wald.example.ch' },
      },
    },
    buyer: { name: 'Säge AG', ...place },
    position: [8.24, 46.9],
    certificates: [{ kind: 'fsc', number: 'FSC-C000000'.repeat(5) }],
    logs: speciesCodes.flatMap((species, at) => ({
      ...{ number: String(at + 1), species, lengthCm: 512, diameterCm: 41, volume: '0.676' },
      thicknessClass: thicknessClasses[at % thicknessClasses.length] ?? '4',
      quality: qualities[at % qualities.length] ?? null,
    })),
    sums: speciesCodes.flatMap((species, at) => ({
      ...{ species, assortment: 'L1', quality: [null, ...qualities][at % 4] ?? null, count: at },
      ...{ woodType: woodTypes[at % woodTypes.length] ?? 'long', volume: '0.676' },
    })),
    deliveryNumber: 'LS-2026-0001',
    ...other,
  };
}

describe('what is written as ELDATsmart', () => {
  it.each(['CH', 'LI', 'DE', 'AT', 'FR', 'IT'])('is as the standard’s schema has it (%s)', (country) => {
    const lot = aLot(country);
    expect(gapsOf(lot)).toEqual({ allocation: [], 'delivery-note': [], 'transfer-order': [], journal: [] });
    for (const [kind, [module, write]] of Object.entries(modules))
      expect([kind, faultsOf(write(lot), module)]).toEqual([kind, []]);
  });

  const { supplier } = aLot();
  const { contact } = supplier;
  it.each<[string, Partial<EldatLot>]>([
    ['contact', { supplier: { ...supplier, contact: null } }],
    ['phone', { supplier: { ...supplier, contact: contact ? { ...contact, phone: '12' } : null } }],
    ['email', { supplier: { ...supplier, contact: contact ? { ...contact, email: 'urs@wald' } : null } }],
    ['zip', { supplier: { ...supplier, zip: '' } }],
    ['buyerZip', { buyer: { name: 'X', street: '', zip: '', city: '', country: 'CH' } }],
    ['position', { position: null }],
    ['wood', { sums: [] }],
    ['logs', { logs: [] }],
    ['nobody', { buyer: null }],
  ])('says of each document whether it lacks anything (%s)', (gap, other) => {
    const lot = aLot('CH', other);
    const gaps = gapsOf(lot);
    for (const [kind, [module, write]] of Object.entries(modules)) {
      const told = gaps[kind as keyof typeof modules];
      expect([kind, told.length > 0]).toEqual([kind, faultsOf(write(lot), module).length > 0]);
      expect(told.every((one) => one === gap)).toBe(true);
    }
    expect(Object.values(gaps).flat().length > 0).toBe(gap !== 'nobody');
  });

  itSamples('has only codes of the standard’s lists', () => {
    const file = join(samples, 'eldatsmart_1.0.3_codelists.csv');
    const lists = readFileSync(file, 'utf8').split('\n');
    const known = new Set(lists.map((line) => line.split(';').slice(0, 2).join(' ')));
    const named = { species: 'species', grade: 'grade', use: 'use', qual_type: 'qual_type' } as const;
    const listOf: Readonly<Record<string, string>> = {
      ...{ ...named, amount_unit: 'amount_unit', thickness_class: 'thickness_class' },
      ...{ statusid: 'statusid', wood_id_type: 'wood_id_type', location_type: 'location_type' },
      ...{ doc_type: 'doc_type', wood_certificat_type: 'wood_certificat_type' },
      role_business: 'role_business',
    };
    const unknown = new Set<string>();
    for (const country of ['CH', 'DE']) {
      for (const [, write] of Object.values(modules)) {
        JSON.parse(write(aLot(country)), (key: string, value: unknown) => {
          const list = listOf[key];
          if (list && typeof value === 'string' && !known.has(`${list} ${value}`))
            unknown.add(`${list} ${value}`);
          return value;
        });
      }
    }
    expect([...unknown]).toEqual([]);
  });
});
