import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { distRoot, locales, readJson, runCommand, workspaceRoot } from './src/workspace.mjs';

/**
 * Returns the location of texts: namespace → folder with a JSON file per language, and sub folders with parts that are
 * loaded later.
 */
function namespaces() {
  const apps = path.join(workspaceRoot, 'apps');
  return [
    ['common', path.join(workspaceRoot, 'libs/tool-kit/src/i18n')],
    ['ui', path.join(workspaceRoot, 'libs/ui/src/i18n')],
    ...readdirSync(apps).map((id) => [id, path.join(apps, id, 'src/i18n')]),
  ];
}

function partsOf(folder) {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => path.join(folder, name));
}

/** The texts of two parts of a namespace; a group may have texts in both. */
function mergeTexts(tree, other) {
  const merged = { ...tree };
  for (const [key, value] of Object.entries(other)) {
    merged[key] = typeof merged[key] === 'object' ? mergeTexts(merged[key], value) : value;
  }
  return merged;
}

/** Collects all texts into `dist/messages/<locale>.json` (`{namespace: {…}}`), which the language endpoint serves. */
function buildMessages() {
  const output = path.join(distRoot, 'messages');
  mkdirSync(output, { recursive: true });
  for (const locale of locales) {
    const collected = {};
    for (const [namespace, folder] of namespaces()) {
      const parts = [folder, ...partsOf(folder)].map((part) => readJson(path.join(part, `${locale}.json`)));
      const trees = parts.filter(Boolean);
      if (trees.length > 0) collected[namespace] = trees.reduce(mergeTexts);
    }
    writeFileSync(path.join(output, `${locale}.json`), `${JSON.stringify(collected)}\n`);
  }
}

await runCommand(buildMessages);
