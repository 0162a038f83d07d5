import { commonErrors } from '@jahrring/contracts-common';
import { documentsErrors } from '@jahrring/contracts-documents';
import type { BillingProblem, DocumentsErrorCode } from '@jahrring/contracts-documents';
import { AppError } from '@jahrring/service-kit';

/** An error of ours by its code, or whatever happened, in the words the person gets. */
export function toProblem(what: DocumentsErrorCode | Error): BillingProblem {
  if (typeof what === 'string') return { code: what, key: documentsErrors[what].key };
  if (!(what instanceof AppError)) return { code: 'INTERNAL', key: commonErrors.INTERNAL.key };
  const [field] = what.fields ?? [];
  if (field) return { code: field.code, key: field.key, params: { field: field.field } };
  const { code, key, params } = what;
  return { code, key, ...(params ? { params } : {}) };
}
