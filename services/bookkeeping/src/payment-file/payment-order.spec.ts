import { buildCreditorReference, buildQrReference } from '@jahrring/contracts-common';
import fc from 'fast-check';
import { bankText, isBankIdentifier } from './bank-text';
import { groupBills, type PayableBill } from './group-bills';
import type { CreditTransfer, PaymentOrder } from './payment-file.types';
import { checkPaymentOrder } from './check-payment-order';
import { executionDay, PaymentOrderError, writePaymentOrder } from './write-payment-order';

const swiss = { street: 'Waldweg', houseNumber: '3', zip: '3000', city: 'Bern', country: 'CH' };
const german = { street: 'Talstr.', houseNumber: '5', zip: '79098', city: 'Freiburg', country: 'DE' };
const qrr = buildQrReference('210000', 17);

const aTransfer = (changes: Partial<CreditTransfer> = {}): CreditTransfer => ({
  ...{ endToEndId: 'Z-1-1', billIds: ['b1'], amount: '87.00', currency: 'CHF' },
  ...{ creditorName: 'Anna Muster', address: swiss, iban: 'CH5604835012345678009', bic: null },
  ...{ reference: null, text: 'Spesen November' },
  ...changes,
});

const anOrder = (transfers: CreditTransfer[], changes: Partial<PaymentOrder> = {}): PaymentOrder => ({
  ...{ messageId: 'Z-2026-0001', createdAt: '2026-11-18T08:00:00Z', executionDate: '2026-11-20' },
  ...{ batchBooking: true, transfers },
  debtor: { name: 'Forstbetrieb Muster', address: null, iban: 'CH9300762011623852957', bic: null },
  ...changes,
});

const written = (...args: Parameters<typeof anOrder>) => writePaymentOrder(anOrder(...args)).toString();
/** The file in one line. */
const flat = (xml: string) => xml.replace(/>\s+</g, '><');

describe('a payment file', () => {
  it('orders a QR-bill, a creditor reference and a free text inside Switzerland', () => {
    const scor = buildCreditorReference(2026);
    const text = flat(
      written([
        aTransfer({
          iban: 'CH4431999123000889012',
          reference: { kind: 'QRR', value: qrr },
          amount: '1949.75',
        }),
        aTransfer({
          endToEndId: 'Z-1-2',
          billIds: ['b2'],
          reference: { kind: 'SCOR', value: scor },
          text: '',
        }),
        aTransfer({ endToEndId: 'Z-1-3', billIds: ['b3'] }),
      ]),
    );
    expect(text).toContain('<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09">');
    expect(text).toContain(
      '<GrpHdr><MsgId>Z-2026-0001</MsgId><CreDtTm>2026-11-18T08:00:00Z</CreDtTm><NbOfTxs>3</NbOfTxs>' +
        '<CtrlSum>2123.75</CtrlSum><InitgPty><Nm>Forstbetrieb Muster</Nm></InitgPty></GrpHdr>' +
        '<PmtInf><PmtInfId>Z-2026-0001-D</PmtInfId><PmtMtd>TRF</PmtMtd><BtchBookg>true</BtchBookg>' +
        '<NbOfTxs>3</NbOfTxs><CtrlSum>2123.75</CtrlSum><ReqdExctnDt><Dt>2026-11-20</Dt></ReqdExctnDt>' +
        '<Dbtr><Nm>Forstbetrieb Muster</Nm></Dbtr>' +
        '<DbtrAcct><Id><IBAN>CH9300762011623852957</IBAN></Id></DbtrAcct>' +
        '<DbtrAgt><FinInstnId><ClrSysMmbId><ClrSysId><Cd>CHBCC</Cd></ClrSysId><MmbId>762</MmbId>' +
        '</ClrSysMmbId></FinInstnId></DbtrAgt><CdtTrfTxInf>',
    );
    expect(text).toContain(
      '<PmtId><EndToEndId>Z-1-1</EndToEndId></PmtId><Amt><InstdAmt Ccy="CHF">1949.75</InstdAmt></Amt>' +
        '<Cdtr><Nm>Anna Muster</Nm><PstlAdr><StrtNm>Waldweg</StrtNm><BldgNb>3</BldgNb><PstCd>3000</PstCd>' +
        '<TwnNm>Bern</TwnNm><Ctry>CH</Ctry></PstlAdr></Cdtr>' +
        '<CdtrAcct><Id><IBAN>CH4431999123000889012</IBAN></Id></CdtrAcct><RmtInf><Strd><CdtrRefInf><Tp>' +
        `<CdOrPrtry><Prtry>QRR</Prtry></CdOrPrtry></Tp><Ref>${qrr}</Ref></CdtrRefInf>` +
        '<AddtlRmtInf>Spesen November</AddtlRmtInf></Strd></RmtInf>',
    );
    expect(text).toContain(`<Cd>SCOR</Cd></CdOrPrtry></Tp><Ref>${scor}</Ref></CdtrRefInf></Strd></RmtInf>`);
    expect(text).toContain('<RmtInf><Ustrd>Spesen November</Ustrd></RmtInf></CdtTrfTxInf></PmtInf>');
  });

  it('has one part for each kind of transfer, each with its own sums', () => {
    const eur = { currency: 'EUR', address: german } as const;
    const text = flat(
      written([
        aTransfer({ ...eur, iban: 'DE89370400440532013000', amount: '512.35' }),
        aTransfer({ currency: 'EUR', endToEndId: 'Z-1-2', billIds: ['b2'] }),
      ]),
    );
    expect(text).toContain(
      '<PmtInfId>Z-2026-0001-D</PmtInfId><PmtMtd>TRF</PmtMtd><BtchBookg>true</BtchBookg><NbOfTxs>1<',
    );
    expect(text).toContain('<CtrlSum>512.35</CtrlSum><PmtTpInf><SvcLvl><Cd>SEPA</Cd></SvcLvl></PmtTpInf>');
    expect(text).toContain('<ChrgBr>SLEV</ChrgBr><CdtTrfTxInf>');
    const abroad = { currency: 'CHF', iban: 'DE89370400440532013000', address: german } as const;
    expect(flat(written([aTransfer({ ...abroad, bic: 'COBADEFFXXX' })]))).toContain(
      '<CdtrAgt><FinInstnId><BICFI>COBADEFFXXX</BICFI></FinInstnId></CdtrAgt><Cdtr>',
    );
  });

  it('of a German company names no bank that nobody knows', () => {
    const debtor = { name: 'Forst GmbH', address: german, iban: 'DE89370400440532013000', bic: null };
    const bill = aTransfer({
      currency: 'EUR',
      iban: 'AT611904300234573201',
      address: { ...german, country: 'AT' },
    });
    expect(flat(written([bill], { debtor }))).toContain(
      '<DbtrAgt><FinInstnId><Othr><Id>NOTPROVIDED</Id></Othr></FinInstnId></DbtrAgt><ChrgBr>SLEV</ChrgBr>',
    );
  });

  it('has the same bytes when it is made again', () => {
    const order = anOrder([aTransfer(), aTransfer({ endToEndId: 'Z-1-2', billIds: ['b2'] })]);
    expect(writePaymentOrder(structuredClone(order)).equals(writePaymentOrder(order))).toBe(true);
  });

  it('is not asked for before today', () => {
    expect(executionDay('2026-11-19', '2026-11-20')).toBe('2026-11-20');
    expect(executionDay('2026-11-21', '2026-11-20')).toBe('2026-11-21');
  });
});

describe('a payment file is refused', () => {
  const qrIban = 'CH4431999123000889012';
  it.each<[string, Partial<CreditTransfer>]>([
    ['qrIbanWithoutReference', { iban: qrIban }],
    [
      'qrIbanWithoutReference',
      { iban: qrIban, reference: { kind: 'SCOR', value: buildCreditorReference(1) } },
    ],
    ['qrReferenceOnPlainIban', { reference: { kind: 'QRR', value: qrr } }],
    ['badReference', { reference: { kind: 'SCOR', value: 'RF00123' } }],
    ['badReference', { iban: qrIban, reference: { kind: 'QRR', value: '210000000003139471430009018' } }],
    ['badIban', { iban: 'CH5604835012345678008' }],
    ['notPositive', { amount: '0.00' }],
    ['notPositive', { amount: '-5.00' }],
    ['badAmount', { amount: '5.0' }],
    ['badAmount', { amount: '10000000000.00' }],
    ['badIdentifier', { endToEndId: 'Zahlung/' }],
    ['noName', { creditorName: ' ' }],
    ['noAddress', { address: { ...swiss, city: '' } }],
    ['noAddress', { address: { ...swiss, country: 'Schweiz' } }],
    ['badBic', { currency: 'USD' }],
    ['badBic', { bic: 'BANK' }],
    ['billTwice', { billIds: ['b1', 'b1'] }],
  ])('%s', (reason, changes) => {
    expect(checkPaymentOrder(anOrder([aTransfer(changes)]))).toEqual([{ reason, transfer: 0 }]);
  });

  it.each<[string, Partial<PaymentOrder>]>([
    ['empty', { transfers: [] }],
    ['badIdentifier', { messageId: 'Zahlung_1' }],
    ['badIdentifier', { messageId: 'Z'.repeat(34) }],
    ['debtorQrIban', { debtor: { ...anOrder([]).debtor, iban: qrIban } }],
    ['badDebtorIban', { debtor: { ...anOrder([]).debtor, iban: 'CH00' } }],
    [
      'mixedCurrency',
      { transfers: [aTransfer(), aTransfer({ endToEndId: 'x', billIds: ['b2'], currency: 'EUR' })] },
    ],
  ])('as a whole: %s', (reason, changes) => {
    expect(checkPaymentOrder(anOrder([aTransfer()], changes))).toEqual([{ reason, transfer: null }]);
  });

  it('with a bill or an identifier twice, and by the writer too', () => {
    const order = anOrder([aTransfer(), aTransfer()]);
    const refusals = [
      { reason: 'billTwice', transfer: 1 },
      { reason: 'doubleIdentifier', transfer: 1 },
    ];
    expect(checkPaymentOrder(order)).toEqual(refusals);
    expect(() => writePaymentOrder(order)).toThrow(PaymentOrderError);
  });
});

describe('bills of one creditor', () => {
  const aBill = (id: string, changes: Partial<PayableBill> = {}): PayableBill => {
    const { currency, creditorName, address, iban, bic, reference } = aTransfer();
    const payee = { currency, creditorName, address, iban, bic, reference };
    return { id, number: `R-${id}`, amount: '10.00', text: '', ...payee, ...changes };
  };
  const grouped = (bills: PayableBill[]) => groupBills(bills, (place) => `Z-${place}`);

  it('are paid together, less its credit notes; those with a reference alone', () => {
    const reference = { kind: 'SCOR', value: buildCreditorReference(1) } as const;
    const bills = [
      aBill('1'),
      aBill('2', { reference }),
      aBill('3', { amount: '-2.50' }),
      aBill('4', { reference }),
    ];
    expect(grouped(bills)).toMatchObject([
      { endToEndId: 'Z-1', billIds: ['1', '3'], amount: '7.50', text: 'R-1, R-3' },
      { endToEndId: 'Z-2', billIds: ['2'], amount: '10.00', reference },
      { endToEndId: 'Z-3', billIds: ['4'], amount: '10.00', reference },
    ]);
  });

  it('are all named, or counted where there is no room', () => {
    const bills = Array.from({ length: 30 }, (_, index) => aBill(String(1000 + index)));
    const [transfer] = grouped(bills);
    expect(transfer?.text).toMatch(/^R-1000, .*, R-1016 \+13$/);
    expect(transfer?.text.length).toBeLessThanOrEqual(140);
  });

  it('pay what the bills come to, each once, whatever they are', () => {
    const bill = fc.record({
      cents: fc.integer({ min: -9_999, max: 99_999 }),
      account: fc.nat(3),
      hasReference: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(bill, { maxLength: 30 }), (drawn) => {
        const reference = { kind: 'SCOR', value: buildCreditorReference(1) } as const;
        const bills = drawn.map(({ cents, account, hasReference }, index) =>
          aBill(String(index), {
            amount: (cents / 100).toFixed(2),
            iban: `CH${account}`,
            ...(hasReference && { reference }),
          }),
        );
        const transfers = grouped(bills);
        const cents = transfers.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0);
        expect(cents).toBe(drawn.reduce((sum, one) => sum + one.cents, 0));
        const ids = transfers.flatMap(({ billIds }) => billIds);
        expect([...ids].sort()).toEqual(bills.map(({ id }) => id).sort());
      }),
    );
  });
});

describe('texts that banks carry', () => {
  it.each([
    ['Mäder & Fils – «Forêt»', 'Mäder & Fils - «Forêt»'],
    ['Șerban\tȚarcă\n Łódź', 'Șerban Țarcă Łódź'],
    ['Nguyễn 森林 🌲', 'Nguyen .. .'],
    ['“x”…', '"x"...'],
  ])('%s', (text, expected) => expect(bankText(text, 70)).toBe(expected));

  it('hold only signs that banks know, in the length they know, whatever is written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        expect(bankText(text, 70)).toMatch(/^[\u0020-\u007e\u00a0-\u017f€ȘșȚț]{0,70}$/);
      }),
    );
  });

  it.each(['', '/a', 'a/', 'a//b', 'ä', 'a_b', ' a', 'x'.repeat(36)])('no identifier: %j', (text) =>
    expect(isBankIdentifier(text)).toBe(false),
  );
});
