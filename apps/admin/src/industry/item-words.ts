import type { SolutionItem } from '@jahrring/contracts-admin';
import type { PackagePart } from '@jahrring/contracts-common';
import { useT } from '@jahrring/tool-kit';

const knownFields = new Set([
  ...['title', 'texts', 'kind', 'vatKey', 'price', 'unit', 'rates', 'rateCategoryId', 'content'],
  ...['definition', 'roles', 'changes', 'description', 'articleNumber', 'active'],
]);

/** Names of items, of their fields and of their values, in the reader's language. */
export function useItemWords() {
  const t = useT('admin');
  const kindOf = (part: PackagePart, kind: string | null): string | null => {
    if (kind === null) return null;
    if (part === 'dropdowns') return t(`dropdown.key.${kind}`);
    if (part === 'objects') return t(`industry.objectKind.${kind}`);
    if (part === 'templates') return t(`industry.documentType.${kind}`);
    return null;
  };
  const of = (part: PackagePart, { key, title, kind }: SolutionItem) => {
    if (part === 'plugins' && kind) return { title: t(`plugins.${kind}.title`), kind: null };
    if (part === 'roles' && kind) return { title: t(`role.${kind}`), kind: null };
    return { title: title ?? key, kind: kindOf(part, kind) };
  };
  return {
    of,
    field: (name: string) => t(`industry.field.${knownFields.has(name) ? name : 'other'}`),
    /** A text or a number as it is; what has parts is told to differ. */
    value: (value: unknown): string => {
      if (value === null || value === undefined || value === '') return '–';
      return typeof value === 'string' || typeof value === 'number' ? String(value) : '…';
    },
  };
}
