import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const endings = ['', '.ts', '.tsx', '/index.ts'];

/**
 * Returns the texts that a page uses, itself and in every module of the tool that it imports statically, not in those
 * it loads later: the `files` read and `has(key)`. A key may occur as a whole (`'list.title'`), without its plural
 * (`list.count` for `list.count_one`), or begin with the start of a template (`` `view.${view}` `` has `view.day`).
 */
export function textsOfPage(page, namespace) {
  const files = new Set();
  const words = new Set();
  const heads = new Set();
  const read = (file) => {
    if (file === undefined || files.has(file)) return;
    files.add(file);
    visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true), file);
  };
  const visit = (node, file) => {
    if (isImport(node)) return read(moduleOf(node.moduleSpecifier.text, file));
    if (ts.isTemplateExpression(node)) addHead(node.head.text);
    else if (ts.isStringLiteralLike(node)) addWord(node.text);
    ts.forEachChild(node, (child) => visit(child, file));
    return undefined;
  };
  const addHead = (text) => isKey(text) && heads.add(withoutNamespace(text, namespace));
  const addWord = (text) => {
    if (!isKey(text)) return;
    words.add(withoutNamespace(text, namespace));
    // A word may be the beginning of a whole group (`time:field`), or of a key put together.
    heads.add(`${withoutNamespace(text, namespace).replace(/\.$/, '')}.`);
  };
  read(page);
  const begins = [...heads];
  return {
    files,
    has: (key) => words.has(key.replace(/_[^._]+$/, '')) || words.has(key) || begins.some((head) => key.startsWith(head)), // oxfmt-ignore
  };
}

/** Something that can name a text: `group.key`, `namespace:key`, or the beginning of one. */
function isKey(text) {
  return /^[\w-]+[.:][\w.:-]*$/.test(text);
}

function withoutNamespace(text, namespace) {
  return text.startsWith(`${namespace}:`) ? text.slice(namespace.length + 1) : text;
}

function isImport(node) {
  const named = ts.isImportDeclaration(node) || ts.isExportDeclaration(node);
  return named && node.moduleSpecifier !== undefined && !node.importClause?.isTypeOnly && !node.isTypeOnly;
}

/** A module of the tool itself; undefined for packages and style sheets. */
function moduleOf(name, from) {
  if (!name.startsWith('.')) return undefined;
  const target = path.resolve(path.dirname(from), name);
  return endings.map((ending) => target + ending).find((file) => /\.tsx?$/.test(file) && existsSync(file));
}

/** The texts of a tree whose key fits; groups without any fall away. */
export function filterTexts(tree, fits, prefix = '') {
  const kept = {};
  for (const [name, value] of Object.entries(tree)) {
    const key = prefix + name;
    const part = typeof value === 'string' ? value : filterTexts(value, fits, `${key}.`);
    const wanted = typeof value === 'string' ? fits(key) : Object.keys(part).length > 0;
    if (wanted) kept[name] = part;
  }
  return kept;
}
