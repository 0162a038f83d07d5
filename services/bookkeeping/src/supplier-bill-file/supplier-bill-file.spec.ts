import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { buildCreditorReference, buildQrReference } from '@jahrring/contracts-common';
import fc from 'fast-check';
import { draftOfCode } from './draft-of-code';
import { readQrPayload } from './read-qr-payload';
import { QrPayloadError } from './supplier-bill-file.types';
import { readSwico } from './swico';

const qrIban = 'CH4431999123000889012';
const iban = 'CH9300762011623852957';
const creditor = ['S', 'Forstbedarf AG', 'Sägeweg', '4', '3550', 'Langnau', 'CH'];
const none = Array<string>(7).fill('');

/** A code by its lines, some of them others; lines count from 1. */
function codeOf(change: Readonly<Record<number, string>> = {}, added: readonly string[] = []): string {
  const lines = ['SPC', '0200', '1', qrIban, ...creditor, ...none, '540.50', 'CHF', ...none];
  lines.push('QRR', '210000000003139471430009017', 'Kettenöl', 'EPD', ...added);
  return lines.map((line, index) => change[index + 1] ?? line).join('\n');
}

function faultsOf(payload: string): string[] {
  try {
    readQrPayload(payload);
    return [];
  } catch (error) {
    if (!(error instanceof QrPayloadError)) throw error;
    return error.faults.map(({ code, line }) => `${code} ${line}`);
  }
}

describe('the code of a supplier bill', () => {
  it('is read with account, parties, amount and reference', () => {
    expect(readQrPayload(codeOf())).toMatchObject({
      iban: qrIban,
      creditor: {
        name: 'Forstbedarf AG',
        street: 'Sägeweg',
        buildingNumber: '4',
        zip: '3550',
        city: 'Langnau',
      },
      debtor: null,
      amount: '540.50',
      currency: 'CHF',
      referenceKind: 'QRR',
      reference: '210000000003139471430009017',
      message: 'Kettenöl',
      billInformation: null,
      alternativeSchemes: [],
    });
  });

  it.each(['\n', '\r\n', '\r'])('is the same whichever sign ends a line: %j', (end) => {
    const payload = codeOf({}, ['//S1/10/4711', 'eBill/B/41010560425610173']);
    expect(readQrPayload(`\uFEFF${payload.replaceAll('\n', end)}${end}`)).toEqual(readQrPayload(payload));
  });

  it('keeps alternative schemes behind an empty line of billing information', () => {
    const { billInformation, alternativeSchemes } = readQrPayload(codeOf({}, ['', 'eBill/B/1', 'cc/2']));
    expect({ billInformation, alternativeSchemes }).toEqual({
      billInformation: null,
      alternativeSchemes: ['eBill/B/1', 'cc/2'],
    });
  });

  it('is read with the combined address of an older bill, and says so', () => {
    const old = { 5: 'K', 7: 'Rue du Bois 12a', 8: '1950 Sion', 9: '', 10: '' };
    const draft = draftOfCode(codeOf(old));
    expect(draft.creditor).toEqual({
      ...{ name: 'Forstbedarf AG', street: 'Rue du Bois 12a', buildingNumber: null },
      ...{ zip: '1950', city: 'Sion', country: 'CH' },
    });
    expect(draft.remarks).toEqual(['oldAddress']);
    expect(faultsOf(codeOf({ ...old, 10: 'Sion' }))).toEqual(['length 10']);
  });

  it.each([
    ['another header', { 1: 'BCD' }, ['header 1']],
    ['a version to come', { 2: '0300' }, ['version 2']],
    ['another alphabet', { 3: '2' }, ['coding 3']],
    ['a foreign account', { 4: 'DE89370400440532013000' }, ['iban 4']],
    ['a wrong digit in the account', { 4: 'CH4431999123000889013' }, ['iban 4']],
    ['no address type', { 5: '' }, ['addressType 5']],
    ['no name and no town', { 6: '', 10: '' }, ['required 6', 'required 10']],
    ['a long town', { 10: 'x'.repeat(36) }, ['length 10']],
    ['a country in words', { 11: 'Schweiz' }, ['country 11']],
    ['an amount with a comma', { 19: '25,90' }, ['amount 19']],
    ['an amount of nothing', { 19: '0.00' }, ['amount 19']],
    ['dollars', { 20: 'USD' }, ['currency 20']],
    ['half a debtor', { 21: 'S', 22: 'Jahrring' }, ['required 25', 'required 26', 'country 27']],
    ['a wrong QR-IBAN', { 4: 'CH4431999123000889013', 28: 'NON', 29: '' }, ['iban 4']],
    ['a QR-IBAN without QR reference', { 28: 'NON', 29: '' }, ['referenceType 28']],
    ['a wrong check digit', { 29: '210000000003139471430009018' }, ['reference 29']],
    ['an account that takes no QR reference', { 4: iban }, ['referenceType 28']],
    ['a wrong creditor reference', { 4: iban, 28: 'SCOR', 29: 'RF19539007547034' }, ['reference 29']],
    ['a reference where there is none', { 4: iban, 28: 'NON', 29: '12' }, ['reference 29']],
    ['a long message', { 30: 'x'.repeat(141) }, ['length 30']],
    ['no end', { 31: '' }, ['trailer 31']],
    ['a tabulator', { 30: 'a\tb' }, ['characters 30']],
  ])('with %s names the line', (_, change, faults) => expect(faultsOf(codeOf(change))).toEqual(faults));

  it('names the first line that is missing, or that is one too many', () => {
    expect(faultsOf('SPC\n0200\n1')).toEqual(['missing 4']);
    expect(faultsOf(codeOf({}, ['', 'a', 'b', 'c']))).toEqual(['tooLong 35']);
    expect(faultsOf(codeOf({}, ['', 'a'.repeat(101)]))).toEqual(['length 33']);
    expect(faultsOf(codeOf({}, ['a'.repeat(135)]))).toEqual(['length 32']);
  });

  it('is read back as it was written, whatever a supplier writes within the rules', () => {
    const text = (max: number) =>
      fc
        .stringMatching(/^[A-Za-zÀ-ž0-9][A-Za-zÀ-ž0-9 .,'&-]{0,15}[a-z]$/)
        .map((value) => value.slice(0, max));
    const party = fc.tuple(fc.constant('S'), text(70), text(70), text(16), text(16), text(35));
    const reference = fc
      .nat(1e9)
      .chain((counter) =>
        fc.constantFrom(
          [qrIban, 'QRR', buildQrReference('21', counter)],
          [iban, 'SCOR', buildCreditorReference(counter)],
          [iban, 'NON', ''],
        ),
      );
    const amount = fc.integer({ min: 1, max: 99_999_999_999 }).map((cents) => (cents / 100).toFixed(2));
    fc.assert(
      fc.property(party, reference, amount, text(60), (lines, [account, kind, ref], gross, message) => {
        const payload = ['SPC', '0200', '1', account, ...lines, 'CH', ...none, gross, 'EUR', ...lines, 'AT'];
        const read = readQrPayload([...payload, kind, ref, message, 'EPD'].join('\r\n'));
        const [, name, street, buildingNumber, zip, city] = lines;
        const address = { name, street, buildingNumber, zip, city };
        expect(read).toMatchObject({
          ...{
            iban: account,
            creditor: { ...address, country: 'CH' },
            debtor: { ...address, country: 'AT' },
          },
          ...{ amount: gross, currency: 'EUR', referenceKind: kind, reference: ref || null, message },
        });
      }),
    );
  });

  it('never fails otherwise than by naming lines', () => {
    const line = fc.constantFrom(
      'SPC',
      '0200',
      '1',
      qrIban,
      'S',
      'K',
      'CH',
      '',
      'QRR',
      '\u0000',
      '1.00',
      'EPD',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(line, fc.string()), { maxLength: 36 }), (lines) => {
        faultsOf(lines.join('\n'));
        faultsOf(codeOf(Object.fromEntries(lines.map((text, index) => [index + 1, text]))));
      }),
    );
  });
});

describe('billing information of Swico', () => {
  const published = '//S1/10/10201409/11/190512/20/1400.000-53/30/106017086/31/180508/32/7.7/40/2:10;0:30';

  it('is read as its makers published it', () => {
    expect(readSwico(published)).toEqual({
      ...{ number: '10201409', date: '2019-05-12', customerReference: '1400.000-53', uid: '106017086' },
      ...{
        supply: { from: '2018-05-08', to: '2018-05-08' },
        vat: [{ rate: '7.7', net: null }],
        importVat: [],
      },
      ...{ discounts: [{ percent: '2', days: 10 }], termDays: 30, unread: [] },
    });
  });

  it('is read with several rates, import VAT, a period and escapes', () => {
    const text = String.raw`//S1/10/X.66711\/8824\\1/11/200712/31/180301180401/32/8.1:1000;2.6:51.8/33/8.1:16.15/40/3:15;0.5:45;0:90`;
    expect(readSwico(text)).toMatchObject({
      number: String.raw`X.66711/8824\1`,
      supply: { from: '2018-03-01', to: '2018-04-01' },
      vat: [
        { rate: '8.1', net: '1000' },
        { rate: '2.6', net: '51.8' },
      ],
      importVat: [{ rate: '8.1', vat: '16.15' }],
      discounts: [
        { percent: '3', days: 15 },
        { percent: '0.5', days: 45 },
      ],
      termDays: 90,
    });
  });

  it('leaves out what breaks the syntax and names its tag', () => {
    const read = readSwico('//S1/10/4711/11/191332/30/CHE-1/31/180401180301/32/8,1/40/2-10/99/later');
    expect(read).toMatchObject({
      number: '4711',
      date: null,
      uid: null,
      supply: null,
      vat: [],
      termDays: null,
    });
    expect(read?.unread).toEqual(['11', '30', '31', '32', '40']);
    expect(readSwico('Rechnung 4711')).toBeNull();
  });

  it('keeps every number and reference through the escapes', () => {
    const escaped = (text: string) => text.replace(/[\\/]/g, String.raw`\$&`);
    const word = fc.stringMatching(/^[a-z\\/][a-z\\/ 0-9]{0,12}[a-z\\/]$/);
    fc.assert(
      fc.property(word, word, (number, customerReference) => {
        const text = `//S1/10/${escaped(number)}/20/${escaped(customerReference)}/40/0:30`;
        expect(readSwico(text)).toMatchObject({ number, customerReference, termDays: 30 });
      }),
    );
  });
});

describe('the draft of a supplier bill', () => {
  it('has net, VAT, terms and due date from the billing information', () => {
    const draft = draftOfCode(codeOf({}, ['//S1/10/R-77/11/261102/30/106017086/32/8.1/40/2:10;0:30']));
    expect(draft).toMatchObject({
      ...{
        number: 'R-77',
        date: '2026-11-02',
        creditorUid: '106017086',
        termDays: 30,
        dueDate: '2026-12-02',
      },
      ...{ gross: '540.50', vat: [{ rate: '8.1', net: '500.00', vat: '40.50' }] },
      ...{ discounts: [{ percent: '2', days: 10 }], remarks: [] },
    });
  });

  it('tells where the VAT does not come to what is to be paid; 5 Rappen are rounding', () => {
    const remarksOf = (vat: string) => draftOfCode(codeOf({}, [`//S1/32/${vat}`])).remarks;
    expect(remarksOf('8.1:500')).toEqual([]);
    expect(remarksOf('8.1:400;2.6:105.40')).toEqual([]);
    expect(remarksOf('8.1:400;2.6:100')).toEqual(['vatDiffers']);
  });

  it('takes net and VAT that make up the amount to the Rappen, for every amount and rate', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 99_999_999 }),
        fc.constantFrom('8.1', '2.6', '0'),
        (cents, rate) => {
          const gross = (cents / 100).toFixed(2);
          const [row] = draftOfCode(codeOf({ 19: gross }, [`//S1/32/${rate}`])).vat;
          expect(Math.round((Number(row?.net) + Number(row?.vat)) * 100)).toBe(cents);
        },
      ),
    );
  });

  it('says that an amount is to be filled in, that nothing is to be paid, and what it cannot read', () => {
    expect(draftOfCode(codeOf({ 19: '' }, ['//S1/32/8.1/40/x'])).remarks).toEqual([
      'noAmount',
      'unreadInformation',
    ]);
    expect(draftOfCode(codeOf({ 19: '0.00', 30: 'DO NOT USE FOR PAYMENT' }, ['Auftrag 7'])).remarks).toEqual([
      'notForPayment',
      'otherInformation',
    ]);
  });
});

const samples = path.join(process.env['SAMPLES_DIR'] ?? 'no-samples', 'qrbill');
(existsSync(samples) ? describe : describe.skip)('published codes', () => {
  const files = existsSync(samples) ? readdirSync(samples).filter((name) => name.endsWith('.txt')) : [];
  const read = (name: string) => readFileSync(path.join(samples, name), 'utf8');

  it.each(files)('%s is read', (name) => expect(faultsOf(read(name))).toEqual([]));

  it('with a fault are refused for that fault', () => {
    const cases = JSON.parse(read('own-payload-cases.json')) as { payload: string; error: string | null }[];
    const expected: Record<string, string[]> = {
      // Read although it is old: the type alone is wrong, but the lines are those of a structured address.
      'address-type': ['length 9', 'length 10'],
      'reference-type': ['referenceType 28'],
      currency: ['currency 20'],
      amount: ['amount 19'],
    };
    for (const { payload, error } of cases) expect(faultsOf(payload)).toEqual(error ? expected[error] : []);
  });
});
