import { readStored, removeStored, writeStored } from '@jahrring/tool-kit/shell';

/** Paths one is sent from, never sent back to. */
const notRemembered = ['/login', '/auth/connect'];

/** Keeps the wanted path for after the sign-in. */
export function rememberPath(path: string): void {
  if (notRemembered.some((own) => path === own || path.startsWith(`${own}?`) || path.startsWith(`${own}/`)))
    return;
  writeStored('redirectAfterLogin', path);
}

/** The remembered path, once; only paths of our own origin, home otherwise. */
export function popRememberedPath(): string {
  const path = readStored('redirectAfterLogin');
  removeStored('redirectAfterLogin');
  return path !== null && isOwnPath(path) ? path : '/';
}

/** `//evil.example` and `/\evil.example` are read as another host by browsers. */
export function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])/.test(path);
}

export function currentPath(): string {
  return `${location.pathname}${location.search}${location.hash}`;
}
