import { buildCreditorReference, buildQrReference } from '@jahrring/contracts-common';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { schemaErrors } from '../test/xsd';
import type { CreditTransfer } from './payment-file.types';
import { writePaymentOrder } from './write-payment-order';

const samples = path.join(process.env['SAMPLES_DIR'] ?? 'no-samples', 'pain');
const describeSamples = existsSync(samples) ? describe : describe.skip;
const schema = path.join(samples, 'pain.001.001.09.ch.03.xsd');

const swiss = { street: 'Waldweg', houseNumber: '3', zip: '3000', city: 'Bern', country: 'CH' };
const german = { street: 'Talstr.', houseNumber: '5', zip: '79098', city: 'Freiburg', country: 'DE' };
const aTransfer = (changes: Partial<CreditTransfer>): CreditTransfer => ({
  ...{ endToEndId: 'Z-1-1', billIds: ['b1'], amount: '87.00', currency: 'CHF' },
  ...{ creditorName: 'Șerban & Fils – «Forêt»', address: swiss, iban: 'CH5604835012345678009', bic: null },
  ...{ reference: null, text: 'Spesen <November>' },
  ...changes,
});
const anOrder = (transfers: CreditTransfer[]) =>
  writePaymentOrder({
    ...{ messageId: 'Z-2026-0001', createdAt: '2026-11-18T08:00:00Z', executionDate: '2026-11-20' },
    batchBooking: true,
    debtor: { name: 'Forstbetrieb Muster', address: null, iban: 'CH9300762011623852957', bic: null },
    transfers: transfers.map((transfer, index) => ({ ...transfer, billIds: [`b${index}`] })),
  });
const inFrancs = anOrder([
  aTransfer({
    iban: 'CH4431999123000889012',
    reference: { kind: 'QRR', value: buildQrReference('210000', 17) },
  }),
  aTransfer({ endToEndId: 'Z-1-2', reference: { kind: 'SCOR', value: buildCreditorReference(2026) } }),
  aTransfer({ endToEndId: 'Z-1-3', iban: 'DE89370400440532013000', bic: 'COBADEFFXXX', address: german }),
]);
const inEuros = anOrder([
  aTransfer({ endToEndId: 'Z-1-3', currency: 'EUR' }),
  aTransfer({ endToEndId: 'Z-1-4', currency: 'EUR', iban: 'DE89370400440532013000', address: german }),
  aTransfer({
    endToEndId: 'Z-1-5',
    currency: 'EUR',
    iban: 'DE89370400440532013000',
    address: german,
    bic: 'COBADEFFXXX',
  }),
]);

/** SIX Interbank Clearing, Swiss Payment Standards: pain.001.001.09.ch.03. */
describeSamples('the schema of Swiss payment orders', () => {
  it('accepts the sample of a bank, and one order of every kind of payment', () => {
    expect(schemaErrors(schema, readFileSync(path.join(samples, 'own-pain001-sps2022.xml')))).toEqual([]);
    expect(schemaErrors(schema, inFrancs)).toEqual([]);
    expect(schemaErrors(schema, inEuros)).toEqual([]);
  });

  it('refuses an order without its method', () => {
    const without = inFrancs.toString().replace('<PmtMtd>TRF</PmtMtd>', '');
    expect(schemaErrors(schema, without).join()).toContain('PmtMtd');
  });
});
