import { documentChanged, type DocumentChanged } from '@jahrring/contracts-documents';
import { startTestService, testId, type TestService } from '@jahrring/testing';
import { addressesService } from '../addresses.service-definition';
import { addressesUrl, anAddress } from '../testing/an-address';

describe('what customers have open', () => {
  let app: TestService;
  let customer: string;
  let other: string;
  beforeEach(async () => {
    app = await startTestService(addressesService);
    customer = (await app.as('manager').post(addressesUrl, anAddress({ name: 'Aebi' }))).body.id;
    other = (await app.as('manager').post(addressesUrl, anAddress({ name: 'Beer' }))).body.id;
  });
  afterEach(() => app.close());

  const aBill = (n: number, change: Partial<DocumentChanged> = {}): DocumentChanged => ({
    id: testId(`bill ${n}`),
    type: 'bill',
    status: 'CHRG',
    number: `2026-000${n}`,
    title: 'Holzschlag',
    addressId: customer,
    currency: 'CHF',
    total: '108.10',
    open: '108.10',
    deleted: false,
    ...change,
  });
  const bill = (n: number, change: Partial<DocumentChanged> = {}) =>
    app.deliver(documentChanged, aBill(n, change));
  const openOf = async (id: string) => {
    const { body } = await app.as('manager').get(`${addressesUrl}/${id}`);
    return body.openAmount;
  };

  it('grows with bills that are issued and shrinks as they are paid', async () => {
    expect(await openOf(customer)).toBe('0.00');
    await bill(1, { open: undefined });
    expect(await openOf(customer)).toBe('0.00');
    await bill(1);
    await bill(2, { open: '0.20' });
    expect(await openOf(customer)).toBe('108.30');
    await bill(1, { open: '50.00' });
    expect(await openOf(customer)).toBe('50.20');
    await bill(1, { open: '0.00', status: 'PAID' });
    await bill(2, { deleted: true });
    expect(await openOf(customer)).toBe('0.00');
  });

  it('counts in the currency of the licence, and neither offers nor what is told twice', async () => {
    await bill(1, { currency: 'EUR', exchangeRate: '0.9512', open: '100.00' });
    await bill(1, { currency: 'EUR', exchangeRate: '0.9512', open: '100.00' });
    await bill(2, { type: 'offer', open: '999.00' });
    expect(await openOf(customer)).toBe('95.12');
  });

  it('goes with the bill to another customer', async () => {
    await bill(1);
    await bill(1, { addressId: other });
    expect([await openOf(customer), await openOf(other)]).toEqual(['0.00', '108.10']);
  });

  it('sorts and filters the list, for those who may see prices; nobody else sees it', async () => {
    await bill(1, { addressId: other });
    const names = async (query: string, role: 'manager' | 'employee' = 'manager') => {
      const { body } = await app.as(role).get(`${addressesUrl}?${query}`);
      return body.items.map(({ name, openAmount }: { name: string; openAmount: string | null }) => [
        name,
        openAmount,
      ]);
    };
    expect(await names('sort=-openAmount')).toEqual([
      ['Beer', '108.10'],
      ['Aebi', '0.00'],
    ]);
    expect(await names('filter[openAmount]=1..')).toEqual([['Beer', '108.10']]);
    expect(await names('sort=name', 'employee')).toEqual([
      ['Aebi', null],
      ['Beer', null],
    ]);
    const { body } = await app.as('employee').get(`${addressesUrl}/${other}`);
    expect(body.openAmount).toBeNull();
  });
});
