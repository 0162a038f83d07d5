import type { AddressView } from '@jahrring/contracts-addresses';
import { mergedValues, proposeTaken } from './merge-choice';

const anAddress = (change: Partial<AddressView>) =>
  ({ name: 'Aebi', email: null, phone: null, eInvoice: 'none', ...change }) as AddressView;

describe('fields of merged addresses', () => {
  it('are filled from the one that goes where the other has nothing', () => {
    const into = anAddress({ email: 'aebi@x.ch' });
    const from = anAddress({
      name: 'Äbi',
      email: 'alt@x.ch',
      phone: '+41 34 402 11 22',
      eInvoice: 'facturx',
    });
    const taken = proposeTaken(into, from);
    expect([...taken].toSorted()).toEqual(['eInvoice', 'phone']);
    expect(mergedValues(from, taken)).toEqual({ phone: '+41 34 402 11 22', eInvoice: 'facturx' });
  });
});
