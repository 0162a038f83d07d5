import { type TranslationListQuery, type TranslationView } from '@jahrring/contracts-admin';
import { holdsWords } from '@jahrring/service-kit';
import type { MessageOverrideEntity } from './message-override.entity';
import { type ReleaseText } from './text-table';

export const isMissing = ({ bundled, text }: TranslationView) => bundled === null && text === null;
export const isChanged = ({ text }: TranslationView) => text !== null;

export function toView(text: ReleaseText, row: MessageOverrideEntity | undefined): TranslationView {
  return {
    ...text,
    text: row?.text ?? null,
    version: row?.version ?? 0,
    changedAt: row?.updatedAt.toISOString() ?? null,
    changedBy: row?.changedBy ?? null,
  };
}

export function isAskedFor(
  view: TranslationView,
  { namespace, search, show }: TranslationListQuery,
): boolean {
  if (namespace && view.namespace !== namespace) return false;
  if (show === 'missing' && !isMissing(view)) return false;
  if (show === 'changed' && !isChanged(view)) return false;
  if (!search) return true;
  const { key, german, bundled, text } = view;
  const heap = [`${view.namespace}:${key}`, german, bundled, text].filter(Boolean).join('\n');
  return holdsWords(heap, search);
}
