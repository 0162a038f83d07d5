import { canAny } from '@jahrring/tool-kit';
import { bootValue, markNavigation } from '@jahrring/tool-kit/shell';
import { redirect, type LoaderFunctionArgs } from 'react-router';
import { rememberPath } from '../start/redirect';

/** The router's request has no hash; the address that was opened does. */
function pathOf(request: Request): string {
  const { pathname, search } = new URL(request.url);
  const opened = pathname === location.pathname && search === location.search;
  return `${pathname}${search}${opened ? location.hash : ''}`;
}

/** Signed in and holding one of the permissions, else /login with the path remembered, or /403. */
export function requireAny(any: readonly string[], { request }: LoaderFunctionArgs): void {
  markNavigation();
  if (!bootValue.get()) {
    rememberPath(pathOf(request));
    throw redirect('/login');
  }
  if (!canAny(any)) throw redirect('/403');
}

/** Who is signed in has nothing to do on these. */
export function requireGuest(): void {
  markNavigation();
  if (bootValue.get()) throw redirect('/');
}

/** A loader that only guards. */
export function guarded(any: readonly string[] = []) {
  return (args: LoaderFunctionArgs): null => {
    requireAny(any, args);
    return null;
  };
}

export function guestOnly(): null {
  requireGuest();
  return null;
}
