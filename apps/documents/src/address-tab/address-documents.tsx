import { RecordDocuments } from '../document-list/record-documents';

/** The documents to one customer, on the address's page. */
export function Component({ addressId }: { addressId: string }) {
  return <RecordDocuments field="addressId" id={addressId} />;
}
