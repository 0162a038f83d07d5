import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isCreditorReference, isQrIban, isQrReference } from '@jahrring/contracts-common';
import type { QrBill } from './qr-bill.types';
import { buildQrPayload, parseQrPayload } from './qr-payload';
import { validateQrBill } from './validate-qr-bill';

const QR_IBAN = 'CH4431999123000889012';
const IBAN = 'CH9300762011623852957';

function aBill(change: Partial<QrBill> = {}): QrBill {
  return {
    iban: QR_IBAN,
    creditor: {
      name: 'Forstbetrieb',
      street: 'Waldweg',
      buildingNumber: '1',
      postalCode: '3550',
      town: 'Langnau',
      country: 'CH',
    },
    amount: '199.95',
    currency: 'CHF',
    debtor: {
      name: 'Pia Rutschmann',
      street: 'Marktgasse',
      buildingNumber: '28',
      postalCode: '9400',
      town: 'Rorschach',
      country: 'CH',
    },
    referenceType: 'QRR',
    reference: '210000000003139471430009017',
    ...change,
  };
}

const codes = (change: Partial<QrBill>) => validateQrBill(aBill(change)).map((issue) => issue.code);

describe('validateQrBill', () => {
  it('accepts a whole bill', () => expect(codes({})).toEqual([]));

  it('ties the reference type to the account', () => {
    expect(isQrIban(QR_IBAN)).toBe(true);
    expect(isQrIban(IBAN)).toBe(false);
    expect(codes({ referenceType: 'NON', reference: undefined })).toEqual(['reference-type']);
    expect(codes({ iban: IBAN })).toEqual(['reference-type']);
    expect(codes({ iban: IBAN, referenceType: 'SCOR', reference: 'RF18539007547034' })).toEqual([]);
    expect(codes({ iban: IBAN, referenceType: 'SCOR', reference: 'RF19539007547034' })).toEqual([
      'reference',
    ]);
    expect(codes({ iban: IBAN, referenceType: 'NON', reference: undefined })).toEqual([]);
    expect(codes({ iban: IBAN, referenceType: 'NON', reference: '1' })).toEqual(['reference']);
  });

  it('checks the account', () => {
    expect(codes({ iban: 'CH4431999123000889013' })).toEqual(['iban']);
    expect(codes({ iban: 'DE89370400440532013000' })).toEqual(['iban']);
    // Source: Swiss Implementation Guidelines QR-bill 2.3, chapter 4.3.3; a wrong QR-IBAN is one fault.
    expect(codes({ iban: 'CH4431999123000889013', referenceType: 'NON', reference: undefined })).toEqual([
      'iban',
    ]);
  });

  it('checks the amount', () => {
    for (const amount of ['0.01', '999999999.99']) expect(codes({ amount })).toEqual([]);
    for (const amount of ['0.00', '1000000000.00', '-1.00', '01.00', '1.5', '1,50', '1']) {
      expect(codes({ amount })).toEqual(['amount']);
    }
    expect(codes({ amount: undefined })).toEqual([]);
    expect(codes({ amount: '0.00', message: 'NICHT ZUR ZAHLUNG VERWENDEN' })).toEqual([]);
    expect(codes({ currency: 'USD' })).toEqual(['currency']);
  });

  it('counts characters and knows the alphabet', () => {
    const debtor = aBill().debtor!;
    expect(codes({ debtor: { ...debtor, name: 'x'.repeat(71) } })).toEqual(['length']);
    expect(codes({ debtor: { ...debtor, town: 'x'.repeat(36) } })).toEqual(['length']);
    expect(codes({ debtor: { ...debtor, town: '' } })).toEqual(['required']);
    expect(codes({ debtor: { ...debtor, name: 'Łukasz Șerban €' } })).toEqual([]);
    expect(codes({ debtor: { ...debtor, name: 'Иван' } })).toEqual(['characters']);
    expect(codes({ message: 'a'.repeat(140) })).toEqual([]);
    expect(codes({ message: 'a'.repeat(100), billInformation: 'b'.repeat(41) })).toEqual(['message']);
    expect(codes({ message: 'two\nlines' })).toEqual(['characters']);
    expect(codes({ message: 'emoji 🌲' })).toEqual(['characters']);
  });
});

describe('payload', () => {
  it('has 31 lines and reads back', () => {
    const payload = buildQrPayload(aBill());
    expect(payload.split('\n')).toHaveLength(31);
    expect(parseQrPayload(payload)).toEqual({ bill: aBill(), issues: [] });
  });

  it('keeps the empty line before a scheme without billing information', () => {
    const lines = buildQrPayload(aBill({ alternativeSchemes: ['eBill/B/x'] })).split('\n');
    expect(lines.slice(30)).toEqual(['EPD', '', 'eBill/B/x']);
  });
});

const samples = process.env['SAMPLES_DIR'];
(samples ? describe : describe.skip)('published cases', () => {
  const folder = join(samples ?? '', 'qrbill');
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const files = samples ? readdirSync(folder) : [];

  it.each(files.filter((file) => file.endsWith('.txt')))(
    '%s is valid and is rebuilt byte for byte',
    (file) => {
      const payload = read(file);
      const { bill, issues } = parseQrPayload(payload);
      expect(issues).toEqual([]);
      expect(bill && buildQrPayload(bill)).toBe(payload);
    },
  );

  it.each(samples ? (JSON.parse(read('own-payload-cases.json')) as Case[]) : [])(
    '$name',
    ({ payload, error }) => {
      expect(parseQrPayload(payload).issues.map((issue) => issue.code)).toEqual(error ? [error] : []);
    },
  );

  it('agrees on every reference', () => {
    const rows = read('references.csv').trim().split(/\r?\n/).slice(1);
    for (const row of rows) {
      const [type, reference = '', expected] = row.split(',');
      const valid = type === 'QRR' ? isQrReference(reference) : isCreditorReference(reference);
      expect([reference, valid]).toEqual([reference, expected === 'valid']);
    }
  });
});

interface Case {
  name: string;
  payload: string;
  error: string | null;
}
