import type { JournalEntryView } from '@jahrring/contracts-bookkeeping';

/**
 * Returns the path of the page that shows the source of an entry; null if the source has no page of its own.
 * `payables`: account of the payables.
 */
export function sourceLink(
  { source, sourceId, lines }: JournalEntryView,
  payables: string | undefined,
): string | null {
  const { addressId = null, account } = lines.find((line) => line.addressId !== null) ?? {};
  const ofDebtor = (tab: string) => (addressId === null ? null : `/debitors/edit/${addressId}${tab}`);
  switch (source) {
    case 'bill':
      return `/documents/edit/${sourceId}`;
    case 'payment':
      return account === payables && payables !== undefined
        ? '/creditors/payments'
        : ofDebtor('?tab=payments');
    case 'self_billing':
    case 'settlement':
      return ofDebtor('');
    case 'dunning':
      return ofDebtor('?tab=dunning');
    case 'supplier_bill':
      return `/creditors/edit/${sourceId}`;
    case 'opening':
      return '/plugins/debitors/settings/opening';
    case 'import':
      return '/debitors/accounting';
    case 'statement':
      return '/debitors/statements';
    default:
      return null;
  }
}
