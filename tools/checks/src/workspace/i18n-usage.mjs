import path from 'node:path';
import { filesBelow, readText, shortPath } from './files.mjs';
import { flatten, textFolders } from './i18n-texts.mjs';

const sourceFile = /\.(ts|tsx)$/;
const testFile = /\.(spec|db-spec|e2e-spec)\.tsx?$/;
const pluralSuffix = /_(zero|one|two|few|many|other)$/;

function sources(root) {
  const folders = ['apps', 'libs/tool-kit', 'libs/ui', 'libs/contracts', 'services', 'libs/service-kit'];
  return folders
    .flatMap((folder) =>
      filesBelow(path.join(root, folder), (file) => sourceFile.test(file) && !testFile.test(file)),
    )
    .map((file) => ({ file, text: readText(file) }));
}

/** Namespaced keys (`addresses:list.title`) written anywhere, as a whole literal. */
export function namespacedKeys(text) {
  return [...text.matchAll(/['"`]([a-z][a-z-]*):([a-zA-Z][\w-]*(?:\.[\w-]+)+)['"`]/g)].map((match) => ({
    namespace: match[1],
    key: match[2],
  }));
}

const key = `['"]([a-zA-Z][\\w-]*(?:\\.[\\w-]+)+)['"]`;
const ofTranslate = new RegExp(`\\bt\\(\\s*${key}`, 'g');
const eitherOr = new RegExp(`\\?\\s*${key}\\s*:\\s*${key}`, 'g');

/**
 * Keys given to `t('…')` in a file, with the namespace that `useT('…')` names in the same file (if only one), or `own`, the
 * tool's, where the file is handed its `t: Translate`. Of `a ? 'one.key' : 'other.key'` both, marked as `guessed`: what they
 * are used for is not looked at.
 */
export function translatedKeys(text, own) {
  const namespaces = new Set(
    [...text.matchAll(/useT\(\s*(?:['"]([\w-]+)['"])?\s*\)/g)].map((m) => m[1] ?? 'common'),
  );
  if (namespaces.size === 0 && own && /\bt: Translate\b/.test(text)) namespaces.add(own);
  if (namespaces.size !== 1) return [];
  const [namespace] = namespaces;
  const sure = [...text.matchAll(ofTranslate)].map(([, found]) => ({ namespace, key: found }));
  const guessed = [...text.matchAll(eitherOr)].flatMap(([, one, other]) =>
    [one, other].map((found) => ({ namespace, key: found, guessed: true })),
  );
  return [...sure, ...guessed];
}

const resolvable = (texts, key) =>
  texts.has(key) || ['one', 'few', 'other'].some((form) => texts.has(`${key}_${form}`));

/** Keys used but missing (a problem), and keys that no source names, not even as the start of a built key (a note). */
export function checkTextUsage(root) {
  const texts = new Map();
  for (const [namespace, folder] of textFolders(root)) {
    const part = JSON.parse(readText(path.join(folder, 'de.json')));
    texts.set(namespace, flatten(part, '', texts.get(namespace)));
  }
  const files = sources(root);
  return { problems: missingKeys(root, files, texts), notes: unusedKeys(files, texts) };
}

function missingKeys(root, files, texts) {
  const problems = new Set();
  const common = texts.get('common') ?? new Map();
  for (const { file, text: whole } of files) {
    // A group of texts, not a text: the check of the audit's names asks for each of its fields.
    const text = whole.replaceAll(/fieldsKey: '[^']*'|partsKeys: \[[^\]]*\]/g, '');
    const [, tool] = /^apps\/([\w-]+)\//.exec(shortPath(root, file)) ?? [];
    for (const { namespace, key, guessed } of [...namespacedKeys(text), ...translatedKeys(text, tool)]) {
      const known = texts.get(namespace);
      if (known === undefined || resolvable(known, key) || resolvable(common, key)) continue;
      if (guessed && !isInGroup(known, key)) continue;
      problems.add(`${shortPath(root, file)}: ${namespace}:${key} has no German text`);
    }
  }
  return [...problems];
}

/** Returns whether the texts have the group of a key: `list.title` if there is some `list.…`. */
const isInGroup = (texts, key) => {
  const [group] = key.split('.');
  return [...texts.keys()].some((one) => one.startsWith(`${group}.`));
};

function unusedKeys(files, texts) {
  const isNamed = namedIn(files.map(({ text }) => text).join('\n'));
  const notes = [];
  for (const [namespace, known] of texts) {
    const unused = [...known.keys()].filter((key) => !isNamed(key.replace(pluralSuffix, '')));
    if (unused.length > 0) {
      const shown = unused.slice(0, 5).join(', ');
      notes.push(
        `${namespace}: ${unused.length} texts that no source names (${shown}${unused.length > 5 ? ', …' : ''})`,
      );
    }
  }
  return notes;
}

/**
 * Returns the test of whether a key is named: when it, its last part, or the part before the last dot (built keys) stands in
 * a source. The words of the sources are found once; reading all of them for each key would take a minute.
 */
export function namedIn(everything) {
  const words = new Set(everything.match(/\w+/g));
  const stands = (part) =>
    /^\w+$/.test(part) ? words.has(part) : new RegExp(`\\b${part}\\b`).test(everything);
  return (key) => {
    const dot = key.lastIndexOf('.');
    if (dot !== -1 && stands(key.slice(dot + 1))) return true;
    return everything.includes(key) || (dot !== -1 && everything.includes(`${key.slice(0, dot)}.\${`));
  };
}
