import type {
  AcceptDocumentInput,
  AskQuestion,
  DeclineDocumentInput,
  SharedDocument,
} from '@jahrring/contracts-common';
import { requestJson } from '@jahrring/tool-kit';

const base = (token: string): string => `/api/documents/shared/${encodeURIComponent(token)}`;

export const sharedPdf = (token: string): string => `${base(token)}/pdf`;
export const acceptanceSheet = (token: string): string => `${base(token)}/acceptance`;

export function readShared(token: string): Promise<SharedDocument> {
  return requestJson({ url: base(token), onRefusal: 'pass' });
}

/** Answers the document as it is afterwards. */
function post(token: string, path: string, body: object): Promise<SharedDocument> {
  return requestJson({ url: `${base(token)}/${path}`, method: 'POST', body, onRefusal: 'pass' });
}

export const askShared = (token: string, body: AskQuestion): Promise<SharedDocument> =>
  post(token, 'questions', body);
export const acceptShared = (token: string, body: AcceptDocumentInput): Promise<SharedDocument> =>
  post(token, 'acceptance', body);
export const declineShared = (token: string, body: DeclineDocumentInput): Promise<SharedDocument> =>
  post(token, 'refusal', body);
