import type { DocumentSnapshot } from '../snapshot';
import { aParty, aPosition, aSnapshot } from '../test/a-snapshot';
import { checkIssuable } from './check-issuable';

const rule = { prefix: '210000', none: false };
const problems = (change: Partial<DocumentSnapshot> = {}, message: string | null = null) =>
  checkIssuable({ ...aSnapshot({ number: null, qrBill: null }), ...change }, rule, message).map(
    ({ field, code }) => `${field} ${code}`,
  );
const totals = (change: Partial<DocumentSnapshot['totals']>) => ({
  totals: { ...aSnapshot().totals, ...change },
});
const words = aPosition({ kind: 'text', quantity: null, unit: null, unitPrice: null, vatKey: null });

describe('a document that may be issued', () => {
  it('has a recipient, a sender and something to charge', () => {
    expect(problems()).toEqual([]);
  });

  it('may be words alone where it is a letter or a project sheet', () => {
    for (const type of ['letter', 'project_sheet'] as const)
      expect(problems({ type, positions: [words] })).toEqual([]);
  });

  it('may come to nothing where it only offers or delivers', () => {
    for (const type of ['offer', 'order_confirmation', 'delivery_note'] as const)
      expect(problems({ type, ...totals({ total: '0.00' }) })).toEqual([]);
  });
});

describe('a document is not issued', () => {
  it.each<[string, Partial<DocumentSnapshot>, string[]]>([
    ['without a line that charges', { positions: [words] }, ['positions required']],
    ['without a recipient', { recipient: null }, ['addressId required']],
    ['without a sender', { sender: null }, ['sender required']],
    ['as a bill of nothing', totals({ total: '0.00' }), ['totals.total amount']],
    [
      'for less than nothing, whatever it is',
      { type: 'offer', ...totals({ total: '-0.05' }) },
      ['totals.total amount'],
    ],
    [
      'in another currency without its rate',
      { currency: 'EUR', baseCurrency: 'CHF', exchangeRate: null },
      ['exchangeRate required'],
    ],
  ])('%s', (_what, change, expected) => {
    expect(problems(change)).toEqual(expected);
  });

  it('an offer in another currency needs no rate: it goes into no books', () => {
    expect(problems({ type: 'offer', currency: 'EUR', baseCurrency: 'CHF', exchangeRate: null })).toEqual([]);
  });

  it('with signs that cannot be printed, each named by its field', () => {
    const positions = [aPosition(), aPosition({ text: 'Fällen 🌲' })];
    expect(problems({ positions, title: '森', introText: 'Grüsse aus dem Wald – „gut“ …' })).toEqual([
      'positions.1.text characters',
      'title characters',
    ]);
  });

  it.each(['termTitle', 'closingText', 'headerText', 'footerText'] as const)(
    'with such a sign in %s',
    (field) => {
      expect(problems({ [field]: 'a\u0000b' })).toEqual([`${field} characters`]);
    },
  );

  it.each<[string, Partial<DocumentSnapshot>, string]>([
    ['no street of the sender', { sender: aParty({ street: null }) }, 'sender.street required'],
    ['a country that is none', { sender: aParty({ country: '' as 'CH' }) }, 'sender.country country'],
    ['no street of the recipient', { recipient: aParty({ street: null }) }, 'recipient.street required'],
    [
      'a name too long for the code',
      { recipient: aParty({ name: 'x'.repeat(71) }) },
      'recipient.name length',
    ],
    ['a town in Chinese', { recipient: aParty({ city: '北京' }) }, 'recipient.city characters'],
  ])('with a payment part and %s', (_what, change, expected) => {
    expect(problems(change)).toEqual([expected]);
  });

  it('to an account with a wrong check digit', () => {
    expect(problems({ sender: aParty({ iban: 'CH4431999123000889013' }) })).toContain('sender.iban iban');
  });

  it('with a message that is longer than the code holds', () => {
    expect(problems({}, 'x'.repeat(141))).toEqual(['paymentMessage message']);
    expect(problems({}, 'x'.repeat(140))).toEqual([]);
  });

  it('a payment part is asked for nothing where the bill has none', () => {
    const sender = aParty({ iban: 'DE02120300000000202051', street: null });
    expect(problems({ sender })).toEqual([]);
  });

  it('each field is told once, however much is wrong with it', () => {
    const fields = problems({ sender: null, recipient: null, positions: [], ...totals({ total: '0.00' }) });
    expect(fields).toEqual([
      'positions required',
      'addressId required',
      'sender required',
      'totals.total amount',
    ]);
  });
});

describe('a final bill that deposits have paid for in full', () => {
  const deposits = { groups: [], net: '1.00', vat: '0.00', total: '1.00' };

  it('is issued, though nothing is left to pay', () => {
    expect(problems(totals({ total: '0.00', deposits }))).toEqual([]);
  });

  it('is not where they have paid more than it comes to', () => {
    expect(problems(totals({ total: '-1.00', deposits }))).toContain('totals.total amount');
  });
});
