import type { DocumentMail, DocumentMailChanged } from '@jahrring/contracts-documents';
import type { DocumentMailEntity } from './document-mail.entity';

export function toDocumentMail(mail: DocumentMailEntity): DocumentMail {
  const { id, state, recipients, copies, subject, body, files, attempts, lastError, sentBy } = mail;
  return {
    id,
    state,
    to: recipients,
    cc: copies,
    subject,
    text: body,
    files,
    attempts,
    lastError,
    createdAt: mail.createdAt.toISOString(),
    sentAt: mail.sentAt?.toISOString() ?? null,
    sentBy,
  };
}

/** Returns the event for the list of all mails; it contains the text only where mails become files, `isFile`. */
export function toMailChanged(mail: DocumentMailEntity, isFile: boolean): DocumentMailChanged {
  const { id, documentId, state, recipients, subject, locale, attempts } = mail;
  return {
    id,
    documentId,
    to: recipients.map(({ name, address }) => (name ? `${name} <${address}>` : address)).join(', '),
    subject,
    locale,
    state,
    attempts,
    lastError: mail.lastError ?? undefined,
    createdAt: mail.createdAt.toISOString(),
    sentAt: mail.sentAt?.toISOString(),
    text: isFile ? mail.body : undefined,
  };
}
