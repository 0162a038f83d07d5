import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectFolders, readText, shortPath } from './files.mjs';
import { flatten } from './i18n-texts.mjs';

/** Each tool's descriptor names modules that exist and export `Component`, titles that have a text, and its own permissions. */
export async function checkDescriptors(root) {
  const problems = [];
  for (const folder of projectFolders(root, 'apps')) {
    const file = path.join(folder, 'src/tool.descriptor.ts');
    if (!existsSync(file)) {
      if (path.basename(folder) !== 'shell') problems.push(`${shortPath(root, file)} is missing`);
      continue;
    }
    const { descriptor } = await import(pathToFileURL(file).href);
    const found = [...moduleProblems(descriptor, folder), ...titleProblems(descriptor, folder)];
    problems.push(...found.map((problem) => `${shortPath(root, file)}: ${problem}`));
  }
  return { problems, notes: [] };
}

export function moduleProblems(descriptor, folder) {
  const parts = [...descriptor.routes, ...descriptor.extensions];
  return parts.flatMap(({ module: source, expose }) => {
    const file = path.join(folder, source);
    if (!existsSync(file)) return [`${expose} names ${source}, which does not exist`];
    const text = readText(file);
    const exported =
      /export (?:async )?(?:function|const|class) Component\b|export \{[^}]*\bComponent\b/.test(text);
    return exported ? [] : [`${source} does not export "Component"`];
  });
}

export function titleProblems(descriptor, folder) {
  const german = path.join(folder, 'src/i18n/de.json');
  const texts = existsSync(german) ? flatten(JSON.parse(readText(german))) : new Map();
  const parts = [...descriptor.routes, ...descriptor.navigation, ...descriptor.extensions];
  const keys = new Set(
    parts.map((part) => part.titleKey).filter((key) => key?.startsWith(`${descriptor.id}:`)),
  );
  return [...keys]
    .filter((key) => !texts.has(key.slice(descriptor.id.length + 1)))
    .map((key) => `${key} has no German text`);
}
