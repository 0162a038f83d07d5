import { canAny } from '@jahrring/tool-kit';
import { bootValue, markNavigation } from '@jahrring/tool-kit/shell';
import { rememberPath } from '../startup/redirect';
import type { Guard } from './page-route';

/** Signed in and holding one of the permissions, else /login with the path remembered, or /403. */
export function guarded(any: readonly string[] = []): Guard {
  return (wanted) => {
    markNavigation();
    if (!bootValue.get()) {
      rememberPath(wanted);
      return '/login';
    }
    return canAny(any) ? undefined : '/403';
  };
}

/** Guard of pages for guests only: redirects people who are signed in to the start page. */
export const guestOnly: Guard = () => {
  markNavigation();
  return bootValue.get() ? '/' : undefined;
};
