import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';
import 'reflect-metadata';

/** Lets plain Node run the sources as jest does: imports without an ending, decorators with their types. */
const options = {
  jsc: {
    target: 'es2023',
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
  },
  module: { type: 'es6' },
  sourceMaps: 'inline',
};

registerHooks({
  resolve(specifier, context, next) {
    if (!specifier.startsWith('.')) return next(specifier, context);
    for (const ending of ['', '.ts', '/index.ts']) {
      try {
        return next(specifier + ending, context);
      } catch (error) {
        if (!isMissing(error)) throw error;
      }
    }
    return next(specifier, context);
  },
  load(url, context, next) {
    if (url.endsWith('.json')) return next(url, { ...context, importAttributes: { type: 'json' } });
    if (!url.startsWith('file:') || !url.endsWith('.ts')) return next(url, context);
    const filename = fileURLToPath(url);
    const { code } = transformSync(readFileSync(filename, 'utf8'), { ...options, filename });
    return { format: 'module', source: code, shortCircuit: true };
  },
});

function isMissing(error) {
  return error?.code === 'ERR_MODULE_NOT_FOUND' || error?.code === 'ERR_UNSUPPORTED_DIR_IMPORT';
}
