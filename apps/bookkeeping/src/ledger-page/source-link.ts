import type { JournalEntryView } from '@jahrring/contracts-bookkeeping';

/** Where that is shown what an entry was made by; null where it has no page of its own. */
export function sourceLink({ source, sourceId, lines }: JournalEntryView): string | null {
  const addressId = lines.find((line) => line.addressId !== null)?.addressId ?? null;
  const ofDebtor = (tab: string) => (addressId === null ? null : `/debitors/edit/${addressId}${tab}`);
  switch (source) {
    case 'bill':
      return `/documents/edit/${sourceId}`;
    case 'payment':
      return ofDebtor('?tab=payments');
    case 'settlement':
      return ofDebtor('');
    case 'dunning':
      return ofDebtor('?tab=dunning');
    case 'opening':
      return '/plugins/debitors/settings/opening';
    case 'statement':
      return '/debitors/statements';
    default:
      return null;
  }
}
