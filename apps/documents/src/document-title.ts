import type { DocumentView } from '@jahrring/contracts-documents';

/** Returns the title of a document: a bill by its kind. */
export function documentTitle(
  t: (key: string) => string,
  { type, billKind }: Pick<DocumentView, 'type' | 'billKind'>,
): string {
  return billKind && billKind !== 'standard' ? t(`billKind.${billKind}`) : t(`type.${type}`);
}
