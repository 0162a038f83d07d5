import type { VatKey } from '@jahrring/contracts-common';

/** What an hour without an activity costs: nothing until the office sets a price on the document. */
export const licenceRate: { unitPrice: string; vatRateKey: VatKey } = {
  unitPrice: '0.0000',
  vatRateKey: 'standard',
};
