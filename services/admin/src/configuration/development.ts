import type { BootUser } from '@jahrring/contracts-common';

/**
 * Returns true if the server was started for development (`DEVELOPMENT=1`): a developer may then replace a tool with
 * one from their own machine. Throws in production, where nobody may.
 */
export function readDevelopment(env: NodeJS.ProcessEnv): boolean {
  if (env['DEVELOPMENT'] !== '1') return false;
  if (env['NODE_ENV'] !== 'production') return true;
  throw new Error('DEVELOPMENT=1 is refused with NODE_ENV=production: leave one of them out.');
}

/** Returns true if the user may run code that nobody has released. */
export function mayDevelop({ role, superadmin }: Pick<BootUser, 'role' | 'superadmin'>): boolean {
  return superadmin || role === 'developer';
}
