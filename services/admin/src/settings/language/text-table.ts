import { isPluralForm } from '@jahrring/contracts-admin';
import type { MessageTree } from './message-files';

/** One text of a release: where it stands, in German and in a language. */
export interface ReleaseText {
  namespace: string;
  key: string;
  german: string;
  bundled: string | null;
}

/** `{list: {title: 'x'}}` → `list.title` → 'x'. */
export function flattenTexts(
  tree: unknown,
  prefix = '',
  found = new Map<string, string>(),
): Map<string, string> {
  if (typeof tree === 'string') found.set(prefix, tree);
  else if (typeof tree === 'object' && tree !== null) {
    for (const [name, child] of Object.entries(tree)) {
      flattenTexts(child, prefix === '' ? name : `${prefix}.${name}`, found);
    }
  }
  return found;
}

/** `{{name}}` replaced by its value; one without stays away. */
export function fillText(text: string, params: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{\{\s*([\w.]+)[^}]*\}\}/g, (_all, name: string) =>
    String((Object.hasOwn(params, name) ? params[name] : undefined) ?? ''),
  );
}

/** Languages have plural forms that German does not know; they follow its form for many. */
function germanOf(german: ReadonlyMap<string, string>, key: string): string | undefined {
  const own = german.get(key);
  if (own !== undefined || !isPluralForm(key)) return own;
  return german.get(key.replace(/_\w+$/, '_other'));
}

/** Every text of a release in one language, in the order of its German files. */
export function textTable(german: MessageTree, language: MessageTree): ReleaseText[] {
  return Object.keys(german).flatMap((namespace) => {
    const reference = flattenTexts(german[namespace]);
    const own = flattenTexts(language[namespace]);
    const extra = [...own.keys()].filter((key) => !reference.has(key));
    return [...reference.keys(), ...extra].flatMap((key) => {
      const source = germanOf(reference, key);
      return source === undefined ? [] : [{ namespace, key, german: source, bundled: own.get(key) ?? null }];
    });
  });
}
