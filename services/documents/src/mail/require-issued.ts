import { documentsErrors, isDraft } from '@jahrring/contracts-documents';
import { AppError } from '@jahrring/service-kit';
import type { DocumentEntity } from '../record';
import type { DocumentSnapshot } from '../snapshot';

export type IssuedDocument = DocumentEntity & { snapshot: DocumentSnapshot };

/** The document with what it was issued as. @throws DOCUMENT_NOT_SENDABLE for a draft */
export function requireIssued(document: DocumentEntity): IssuedDocument {
  const { snapshot } = document;
  if (isDraft(document) || !snapshot) throw new AppError(documentsErrors, 'DOCUMENT_NOT_SENDABLE');
  return Object.assign(document, { snapshot });
}
