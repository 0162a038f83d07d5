import german from '../i18n/de.json';

interface MessageTree {
  readonly [key: string]: string | MessageTree;
}

function flatten(tree: MessageTree, prefix = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[prefix + key, value] as [string, string]]
      : flatten(value, `${prefix}${key}.`),
  );
}

/** German, the default language, is always there; the shell's messages bring the others (namespace `ui`). */
export const fallbackMessages: Readonly<Record<string, string>> = Object.fromEntries(flatten(german));
