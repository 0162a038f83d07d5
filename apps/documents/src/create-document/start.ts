import type { CreatableType } from '@jahrring/contracts-documents';

/** What a new document begins with; kept in the address, so that a link can say it. */
export interface Start {
  type: CreatableType;
  projectId: string | null;
  addressId: string | null;
}
