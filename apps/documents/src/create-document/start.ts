import type { CreatableType } from '@jahrring/contracts-documents';

/** Start values of a new document; stored in the URL, so that a link can contain them. */
export interface Start {
  type: CreatableType;
  projectId: string | null;
  addressId: string | null;
}
