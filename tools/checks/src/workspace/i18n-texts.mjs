import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { projectFolders, readText, shortPath } from './files.mjs';

/** German is the reference; Tibetan may be incomplete (it falls back to German), the others must be complete. */
export const referenceLocale = 'de';
export const completeLocales = ['en', 'fr', 'it', 'ro'];
export const reportedLocales = ['bo'];

/** `{a: {b: 'x'}}` → Map('a.b' → 'x'). */
export function flatten(tree, prefix = '', found = new Map()) {
  for (const [key, value] of Object.entries(tree)) {
    const full = prefix === '' ? key : `${prefix}.${key}`;
    if (typeof value === 'string') found.set(full, value);
    else if (value !== null && typeof value === 'object') flatten(value, full, found);
    else found.set(full, '');
  }
  return found;
}

/** `{{name}}` and `{{count, number}}` → sorted names, each once. */
export function placeholders(text) {
  return [...new Set([...text.matchAll(/\{\{\s*([\w.]+)[^}]*\}\}/g)].map((match) => match[1]))].sort();
}

const pluralSuffix = /_(zero|one|two|few|many|other)$/;
/** A key without its plural ending: languages have different plural forms (Romanian has `few`). */
const withoutPlural = (key) => key.replace(pluralSuffix, '');
const baseKeys = (texts) => new Set([...texts.keys()].map(withoutPlural));

/** Every folder that holds texts of browser or services, with its namespace; a namespace may have parts in sub folders. */
export function textFolders(root) {
  const folders = [
    ['common', path.join(root, 'libs/tool-kit/src/i18n')],
    ['ui', path.join(root, 'libs/ui/src/i18n')],
    ...projectFolders(root, 'apps').map((app) => [path.basename(app), path.join(app, 'src/i18n')]),
    ...projectFolders(root, 'services').map((service) => [
      `service-${path.basename(service)}`,
      path.join(service, 'src/i18n'),
    ]),
  ];
  return folders
    .flatMap(([namespace, folder]) => [folder, ...partsOf(folder)].map((part) => [namespace, part]))
    .filter(([, folder]) => existsSync(path.join(folder, `${referenceLocale}.json`)));
}

function partsOf(folder) {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => path.join(folder, name));
}

/** Keys that an object of a JSON text has twice: the later one would win unseen. Of a text that parses. */
export function repeatedKeys(json) {
  const repeated = [];
  const open = [];
  for (const [token, key] of json.matchAll(/("(?:[^"\\]|\\.)*")(?=\s*:)|"(?:[^"\\]|\\.)*"|[{}]/g)) {
    if (token === '{') open.push(new Set());
    else if (token === '}') open.pop();
    else if (key && open.at(-1).has(key)) repeated.push(JSON.parse(key));
    else if (key) open.at(-1).add(key);
  }
  return repeated;
}

function readTexts(file) {
  return existsSync(file) ? flatten(JSON.parse(readText(file))) : undefined;
}

/** Compares one language with German: missing and surplus keys, empty texts, other placeholders. */
export function compareTexts(reference, texts) {
  const problems = [];
  const wanted = baseKeys(reference);
  const present = baseKeys(texts);
  for (const key of wanted) if (!present.has(key)) problems.push(`${key} is missing`);
  for (const key of present) if (!wanted.has(key)) problems.push(`${key} is not in German`);
  return [...problems, ...compareForm(reference, texts)];
}

/** Plural forms that a language uses for the numbers people meet, fractions among them. */
export function pluralForms(locale) {
  const rules = new Intl.PluralRules(locale);
  const numbers = Array.from({ length: 201 }, (_, number) => number).concat(0.5, 1.5, 3.5);
  return [...new Set(numbers.map((number) => rules.select(number)))].sort();
}

/** A word after the count agrees with it. */
const countedWord = /\{\{\s*count\s*\}\}\s+\p{L}/u;

/** Keys without their plural ending that need plural forms: a word follows the count in one of the languages, or one has forms. */
export function countedKeys(languages) {
  const entries = languages.flatMap((texts) => [...texts]);
  const counted = entries.filter(([key, text]) => pluralSuffix.test(key) || countedWord.test(text));
  return new Set(counted.map(([key]) => withoutPlural(key)));
}

/** Plural forms that a language lacks. Without one i18next would take the German text. */
export function missingForms(locale, counted, texts) {
  const bases = baseKeys(texts);
  return [...counted]
    .filter((key) => bases.has(key))
    .flatMap((key) =>
      pluralForms(locale)
        .filter((form) => !texts.has(`${key}_${form}`))
        .map((form) => `${key} has no plural form “${form}”`),
    );
}

/** Pattern of a key that the screen of texts and its files accept. */
const keyOfWords = /^[\w-]+(\.[\w-]+)*$/;

/** Returns the errors of existing texts: empty, or with other placeholders than in German. */
export function compareForm(reference, texts) {
  const problems = [];
  for (const [key, text] of texts) {
    if (!keyOfWords.test(key)) problems.push(`${key} is no key: letters, digits, - and _ between dots`);
    if (text.trim() === '') problems.push(`${key} is empty`);
    const source = reference.get(key) ?? reference.get(`${withoutPlural(key)}_other`);
    if (source === undefined || pluralSuffix.test(key)) continue;
    const expected = placeholders(source).join(', ');
    const actual = placeholders(text).join(', ');
    if (expected !== actual)
      problems.push(`${key} has the placeholders [${actual}] instead of [${expected}]`);
  }
  return problems;
}

/** Completeness of every namespace in every language. */
export function checkTexts(root) {
  const problems = [];
  const notes = [];
  for (const [namespace, folder] of textFolders(root)) {
    const reference = readTexts(path.join(folder, `${referenceLocale}.json`));
    problems.push(...checkPlurals(root, folder));
    for (const locale of completeLocales) {
      const file = path.join(folder, `${locale}.json`);
      const texts = readTexts(file);
      const found = texts === undefined ? ['the file is missing'] : compareTexts(reference, texts);
      problems.push(...found.map((problem) => `${shortPath(root, file)}: ${problem}`));
    }
    for (const locale of reportedLocales) {
      const file = path.join(folder, `${locale}.json`);
      const texts = readTexts(file) ?? new Map();
      // A text may be missing; one that is there must work.
      const wrong = compareForm(reference, texts);
      problems.push(...wrong.map((problem) => `${shortPath(root, file)}: ${problem}`));
      const missing = [...reference.keys()].filter((key) => !texts.has(key)).length;
      if (missing > 0)
        notes.push(`${locale}: ${missing} of ${reference.size} texts of ${namespace} fall back to German`);
    }
  }
  return { problems: [...problems, ...repeatedProblems(root), ...twiceProblems(root)], notes };
}

function checkPlurals(root, folder) {
  const languages = [referenceLocale, ...completeLocales].flatMap((locale) => {
    const file = path.join(folder, `${locale}.json`);
    return existsSync(file) ? [{ locale, file, texts: readTexts(file) }] : [];
  });
  const counted = countedKeys(languages.map(({ texts }) => texts));
  return languages.flatMap(({ locale, file, texts }) =>
    missingForms(locale, counted, texts).map((problem) => `${shortPath(root, file)}: ${problem}`),
  );
}

/** A key stands once in its object. */
function repeatedProblems(root) {
  const locales = [referenceLocale, ...completeLocales, ...reportedLocales];
  const files = textFolders(root).flatMap(([, folder]) =>
    locales.map((locale) => path.join(folder, `${locale}.json`)),
  );
  return files.filter(existsSync).flatMap((file) => {
    const repeated = repeatedKeys(readText(file));
    return repeated.map((key) => `${shortPath(root, file)}: ${key} stands twice in one object`);
  });
}

/** A text stands in one part of its namespace: in two, the one that comes later would lose. */
function twiceProblems(root) {
  const owners = new Map();
  const problems = [];
  for (const [namespace, folder] of textFolders(root)) {
    for (const key of readTexts(path.join(folder, `${referenceLocale}.json`)).keys()) {
      const name = `${namespace}:${key}`;
      const before = owners.get(name);
      if (before)
        problems.push(`${shortPath(root, folder)}: ${name} stands in ${shortPath(root, before)} too`);
      owners.set(name, folder);
    }
  }
  return problems;
}
