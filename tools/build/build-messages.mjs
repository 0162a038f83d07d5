import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { distRoot, locales, readJson, runCommand, workspaceRoot } from './src/workspace.mjs';

/** Where texts live: namespace → folder with a JSON file per language. */
function namespaces() {
  const apps = path.join(workspaceRoot, 'apps');
  return [
    ['common', path.join(workspaceRoot, 'libs/tool-kit/src/i18n')],
    ['ui', path.join(workspaceRoot, 'libs/ui/src/i18n')],
    ...readdirSync(apps).map((id) => [id, path.join(apps, id, 'src/i18n')]),
  ];
}

/** Collects all texts into `dist/messages/<locale>.json` (`{namespace: {…}}`), which the language endpoint serves. */
function buildMessages() {
  const output = path.join(distRoot, 'messages');
  mkdirSync(output, { recursive: true });
  for (const locale of locales) {
    const collected = {};
    for (const [namespace, folder] of namespaces()) {
      const tree = readJson(path.join(folder, `${locale}.json`));
      if (tree) collected[namespace] = tree;
    }
    writeFileSync(path.join(output, `${locale}.json`), `${JSON.stringify(collected)}\n`);
  }
}

await runCommand(buildMessages);
