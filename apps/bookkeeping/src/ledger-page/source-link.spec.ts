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
    ['dunning', '/debitors/edit/customer?tab=dunning'],
    ['reversal', null],
  ])('%s: %s', (source, link) => {
    expect(sourceLink(entry(source))).toBe(link);
  });

  it('is on no page where nobody is named', () => {
    expect(sourceLink(entry('payment', []))).toBeNull();
  });
});
