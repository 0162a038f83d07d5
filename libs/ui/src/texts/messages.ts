import german from '../i18n/de.json';

interface MessageTree {
  readonly [key: string]: string | MessageTree;
}

const ownTexts = new Map<string, string>();

/** German texts of a part that comes later, when its code does (`parts/`). */
export function addOwnTexts(tree: MessageTree, prefix = ''): void {
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === 'string') ownTexts.set(prefix + key, value);
    else addOwnTexts(value, `${prefix}${key}.`);
  }
}

/** German, the default language, is there with each part; the shell's messages bring the others (namespace `ui`). */
export function ownText(key: string): string | undefined {
  return ownTexts.get(key);
}

addOwnTexts(german);
