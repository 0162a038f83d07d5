import type { JournalEntryView } from '@jahrring/contracts-bookkeeping';
import { sourceLink } from './source-link';

const line = { account: '1100', debit: '1.00', credit: '0.00', addressId: 'customer' };
const entry = (source: string, lines: object[] = [{ ...line, addressId: null }, line]) =>
  ({ source, sourceId: 'act', lines }) as JournalEntryView;

describe('what an entry was made by', () => {
  it.each([
    ['bill', '/documents/edit/act'],
    ['payment', '/debitors/edit/customer?tab=payments'],
    ['settlement', '/debitors/edit/customer'],
    ['supplier_bill', '/creditors/edit/act'],
    ['dunning', '/debitors/edit/customer?tab=dunning'],
    ['reversal', null],
  ])('%s: %s', (source, link) => {
    expect(sourceLink(entry(source), '2000')).toBe(link);
  });

  it('is on no page where nobody is named', () => {
    expect(sourceLink(entry('payment', []), undefined)).toBeNull();
  });

  it('of a supplier stands with the payment runs', () => {
    const paid = { ...line, account: '2000' };
    expect(sourceLink(entry('payment', [paid]), '2000')).toBe('/creditors/payments');
  });
});
