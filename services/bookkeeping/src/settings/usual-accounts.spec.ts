import type { AutomaticAccounts } from '@jahrring/contracts-bookkeeping';
import type { Country } from '@jahrring/contracts-common';
import { usualAccounts } from './usual-accounts';

/** Classes of the charts: KMU, SKR03 and the Austrian uniform chart (KFS/BW 6). */
const classes: [Country, Partial<Record<keyof AutomaticAccounts, string>>][] = [
  ['CH', { receivables: '11', payables: '20', bank: '10', revenue: '3', inputVat: '117', expense: '4' }],
  ['DE', { receivables: '14', payables: '16', bank: '12', revenue: '8', inputVat: '15', expense: '3' }],
  ['AT', { receivables: '20', payables: '33', bank: '28', revenue: '40', inputVat: '25', expense: '5' }],
];

describe('accounts that are posted to where a licence chose none', () => {
  it.each(classes)('lie in their classes of the chart of %s', (country, expected) => {
    const accounts = usualAccounts(country);
    for (const [use, start] of Object.entries(expected)) {
      expect({ use, account: accounts[use as keyof AutomaticAccounts] }).toEqual({
        use,
        account: expect.stringMatching(new RegExp(`^${start}`)),
      });
    }
  });

  it.each(classes)('have four digits in %s', (country) => {
    for (const account of Object.values(usualAccounts(country))) expect(account).toMatch(/^\d{4}$/);
  });
});
