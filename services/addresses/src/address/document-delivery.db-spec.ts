import { startTestService, type TestService } from '@jahrring/testing';
import { addressesService } from '../addresses.service-definition';
import { addressesUrl, anAddress } from '../testing/an-address';

const delivery = {
  contactName: 'Frau Keller',
  documentEmail: 'rechnung@kunde.test',
  documentCc: 'archiv@kunde.test',
  eInvoice: 'xrechnung_ubl',
  buyerReference: '04011000-1234512345-06',
  electronicAddress: '04011000-1234512345-06',
  electronicScheme: '0204',
} as const;

describe('how an address wants its documents', () => {
  let app: TestService;
  beforeAll(async () => {
    app = await startTestService(addressesService);
  });
  afterAll(() => app.close());

  it('is kept, and told to who copies addresses', async () => {
    const made = await app.as('manager').post(addressesUrl, anAddress(delivery));
    expect(made.body).toMatchObject(delivery);
    const [told] = await app.events('addresses.address.changed');
    expect(told?.payload).toMatchObject(delivery);
  });

  it('is nothing of its own by default, and refuses kinds nobody knows', async () => {
    const plain = await app.as('manager').post(addressesUrl, anAddress({ name: 'Ohne Wünsche' }));
    expect(plain.body).toMatchObject({ eInvoice: 'none', documentEmail: null, electronicScheme: null });
    const wrong = { ...anAddress({ name: 'Falsch' }), eInvoice: 'fax', documentEmail: 'kein at' };
    const { status, body } = await app.as('manager').post(addressesUrl, wrong);
    const fields = body.fields.map(({ field }: { field: string }) => field);
    expect([status, fields.sort()]).toEqual([422, ['documentEmail', 'eInvoice']]);
  });

  it('keeps terms of payment of its own, tells them, and refuses a discount beyond them', async () => {
    const paymentTerm = { days: 45, cashDiscounts: [{ days: 10, percent: '3' }] };
    const made = await app.as('manager').post(addressesUrl, anAddress({ name: 'Mit Frist', paymentTerm }));
    expect([made.status, made.body.paymentTerm]).toEqual([201, paymentTerm]);
    const told = (await app.events('addresses.address.changed')).at(-1);
    expect(told?.payload['paymentTerm']).toEqual(paymentTerm);
    const url = `${addressesUrl}/${made.body.id}`;
    const late = { paymentTerm: { days: 5, cashDiscounts: paymentTerm.cashDiscounts } };
    const refused = await app.as('manager').patch(url, late, { ifMatch: made.body.version });
    expect([refused.status, refused.body.fields[0].code]).toEqual([422, 'cashDiscountTerm']);
    const cleared = await app.as('manager').patch(url, { paymentTerm: null }, { ifMatch: made.body.version });
    expect([cleared.status, cleared.body.paymentTerm]).toEqual([200, null]);
  });
});
