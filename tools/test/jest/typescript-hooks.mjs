import { transformSync } from '@swc/core';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { typescriptOptions } from './typescript-options.mjs';

/** From its import on, Node runs the workspace's TypeScript, and reads imports without endings as the bundler does. */
const cacheFolder = path.join(tmpdir(), `jahrring-typescript-${process.getuid?.() ?? 0}`);
const endings = ['', '.ts', '.tsx', '/index.ts'];
const jestGlobals = new URL('./jest-globals.mjs', import.meta.url).href;

mkdirSync(cacheFolder, { recursive: true });

const isFile = (file) => statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;

function resolveRelative(specifier, parent) {
  const file = fileURLToPath(new URL(specifier, parent));
  const ending = endings.find((candidate) => isFile(file + candidate));
  return ending === undefined ? undefined : pathToFileURL(file + ending).href;
}

function compiled(file) {
  const source = readFileSync(file, 'utf8');
  const options = { ...typescriptOptions(file.endsWith('.tsx')), filename: file };
  const key = createHash('sha256').update(JSON.stringify(options)).update(source).digest('hex');
  const kept = path.join(cacheFolder, `${key}.mjs`);
  if (isFile(kept)) return readFileSync(kept, 'utf8');
  const { code } = transformSync(source, { ...options, swcrc: false });
  // Two workers may write the same file: it appears whole or not at all.
  const draft = `${kept}.${process.pid}`;
  writeFileSync(draft, code);
  renameSync(draft, kept);
  return code;
}

registerHooks({
  resolve(specifier, context, next) {
    if (specifier === '@jest/globals') return { url: jestGlobals, shortCircuit: true };
    const inWorkspace =
      context.parentURL?.startsWith('file:') && !context.parentURL.includes('/node_modules/');
    if (inWorkspace && specifier.startsWith('.')) {
      const url = resolveRelative(specifier, context.parentURL);
      if (url) return { ...next(url, context), shortCircuit: true };
    }
    return next(specifier, context);
  },
  load(url, context, next) {
    if (!/^file:.*\.tsx?$/.test(url)) return next(url, context);
    return { format: 'module', source: compiled(fileURLToPath(url)), shortCircuit: true };
  },
});
