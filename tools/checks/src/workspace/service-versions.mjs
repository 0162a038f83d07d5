import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { readText, shortPath } from './files.mjs';

/** The version a service announces is the one of its package.json. */
export function checkServiceVersions(root) {
  const problems = [];
  const services = path.join(root, 'services');
  for (const name of readdirSync(services)) {
    const manifest = path.join(services, name, 'package.json');
    const definition = path.join(services, name, 'src', `${name}.service-definition.ts`);
    if (!existsSync(manifest) || !existsSync(definition)) continue;
    const problem = versionProblem(JSON.parse(readText(manifest)).version, readText(definition));
    if (problem) problems.push(`${shortPath(root, definition)}: ${problem}`);
  }
  return { problems, notes: [] };
}

/** Returns the error in a definition's `version`, or undefined. */
export function versionProblem(expected, source) {
  const told = /^ {2}version: '([^']*)',$/m.exec(source)?.[1];
  if (told === expected) return undefined;
  return `says version ${told ?? 'none'}, its package.json ${expected}`;
}
