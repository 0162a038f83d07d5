import type { DocumentView } from '@jahrring/contracts-documents';

/** What a document is called: a bill by what it is for. */
export function documentTitle(
  t: (key: string) => string,
  { type, billKind }: Pick<DocumentView, 'type' | 'billKind'>,
): string {
  return billKind && billKind !== 'standard' ? t(`billKind.${billKind}`) : t(`type.${type}`);
}
