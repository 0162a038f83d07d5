import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

let registered = false;

/**
 * Lets Node run the workspace's TypeScript as it stands: Node itself strips the types, this adds the file endings that
 * our imports leave out. Contracts and plain rules only; decorators cannot be stripped.
 */
export function runTypeScript() {
  if (registered) return;
  registered = true;
  registerHooks({
    resolve(specifier, context, next) {
      if (!/^\.\.?\//.test(specifier) || !context.parentURL?.endsWith('.ts')) return next(specifier, context);
      const wanted = ['.ts', '/index.ts']
        .map((ending) => new URL(specifier + ending, context.parentURL))
        .find((url) => existsSync(fileURLToPath(url)));
      return next(wanted?.href ?? specifier, context);
    },
  });
}
