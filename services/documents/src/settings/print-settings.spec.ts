import type { BankAccount, DocumentSettings, SenderAddress } from '@jahrring/contracts-documents';
import { defaultContent } from '../template/default-content';
import { aParty } from '../test/a-snapshot';
import { defaultSettings } from './default-settings';
import { printSettings, senderFrom, textFor } from './print-settings';

const anAccount = (id: string, change: Partial<BankAccount> = {}): BankAccount => ({
  ...{ id, title: id, iban: 'CH9300762011623852957', bic: '', currency: 'CHF', reference: 'SCOR' },
  ...{ referencePrefix: '', ...change },
});
const aSender = (id: string, change: Partial<SenderAddress> = {}): SenderAddress => ({
  ...{
    id,
    name: `Betrieb ${id}`,
    supplement: '',
    street: 'Waldweg',
    houseNumber: '',
    zip: '3550',
    city: 'Langnau',
  },
  ...{ country: 'CH', email: '', phone: '', website: '', vatNumber: '', ...change },
});
const settings = (change: Partial<DocumentSettings> = {}) =>
  ({ ...defaultSettings, ...change }) as DocumentSettings;
const choice = { currency: 'CHF' as const, senderId: null, bankAccountId: null };
const licence = aParty();

describe('the sender of a document', () => {
  it('is the licence where it has no other address', () => {
    expect(senderFrom(licence, settings(), choice)).toEqual(licence);
    expect(senderFrom(null, settings(), choice)).toBeNull();
  });

  it('is the chosen address, else the first one', () => {
    const senders = [aSender('nord'), aSender('sued')];
    const nameOf = (senderId: string | null) =>
      senderFrom(licence, settings({ senders }), { ...choice, senderId })?.name;
    expect([nameOf('sued'), nameOf(null), nameOf('gone')]).toEqual([
      'Betrieb sued',
      'Betrieb nord',
      'Betrieb nord',
    ]);
  });

  it('has the VAT number of the licence where the address has none of its own', () => {
    const of = (vatNumber: string) =>
      senderFrom(licence, settings({ senders: [aSender('nord', { vatNumber })] }), choice)?.vatNumber;
    expect([of(''), of('CHE-1')]).toEqual([licence.vatNumber, 'CHE-1']);
  });

  it('leaves out what is empty', () => {
    const sender = senderFrom(licence, settings({ senders: [aSender('nord')] }), choice);
    expect(sender).toMatchObject({ supplement: null, houseNumber: null, email: null, phone: null });
  });
});

describe('the account a bill is paid to', () => {
  const bankAccounts = [
    anAccount('chf'),
    anAccount('eur', { currency: 'EUR', iban: 'DE89370400440532013000' }),
    anAccount('eur 2', { currency: 'EUR', iban: 'AT611904300234573201' }),
  ];
  const ibanFor = (change: Partial<typeof choice> & { currency?: 'CHF' | 'EUR' | 'USD' }) =>
    senderFrom(licence, settings({ bankAccounts }), { ...choice, ...change } as typeof choice)?.iban;

  it('is the first one of its currency', () => {
    expect([ibanFor({}), ibanFor({ currency: 'EUR' as never })]).toEqual([
      ...['CH9300762011623852957', 'DE89370400440532013000'],
    ]);
  });

  it('is the chosen one, as long as it has that currency', () => {
    expect(ibanFor({ currency: 'EUR' as never, bankAccountId: 'eur 2' as never })).toBe(
      'AT611904300234573201',
    );
    expect(ibanFor({ currency: 'EUR' as never, bankAccountId: 'chf' as never })).toBe(
      'DE89370400440532013000',
    );
  });

  it('is that of the licence where none has the currency', () => {
    expect(ibanFor({ currency: 'USD' as never })).toBe(licence.iban);
  });

  it('decides how payments are referenced', () => {
    const template = { id: null, version: null, content: defaultContent('bill', 'CH') } as never;
    const reference = (accounts: BankAccount[]) =>
      printSettings(settings({ bankAccounts: accounts }), { ...choice, language: 'de' }, template).reference;
    expect(reference([anAccount('qr', { reference: 'QRR', referencePrefix: '210000' })])).toMatchObject({
      ...{ reference: 'QRR', referencePrefix: '210000' },
    });
    expect(reference([])).toBeNull();
  });
});

describe('the words of a document', () => {
  const words = settings({
    introText: 'Allgemein',
    texts: { fr: { intro: 'Bonjour', closing: '' } } as DocumentSettings['texts'],
  });

  it('are those of its language, else the general ones, else none', () => {
    expect([
      textFor(words, 'fr', 'intro'),
      textFor(words, 'de', 'intro'),
      textFor(words, 'fr', 'closing'),
    ]).toEqual([...['Bonjour', 'Allgemein', null]]);
  });
});
