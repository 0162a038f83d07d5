import type { BootAnswer } from '@jahrring/contracts-common';
import { createValue } from '@jahrring/tool-kit';
import { unsavedValue } from '@jahrring/tool-kit/shell';
import { FailedPage } from '../pages/error/failed-page';
import { leaveQuestionValue } from '../startup/ask-to-leave';
import { createNavigation, type Navigation } from './navigation';
import type { PageRoute } from './page-route';
import { createPageHistory } from './page-history';
import { toolRoutes } from './tool-routes';

/** The running navigation: replaced as a whole when somebody signs in, because the routes are the session's. */
export const navigationValue = createValue<Navigation | null>(null);

let shellRoutes: readonly PageRoute[] = [];

/** The shell's own routes, given once: their pages lead back here, so this file must not name them. */
export function setShellRoutes(routes: readonly PageRoute[]): void {
  shellRoutes = routes;
}

/** Begins the navigation of a session (or of none) and puts it in place of the one before. */
export function openRouter(boot: BootAnswer | null): void {
  navigationValue.get()?.stop();
  const ofTools = boot ? toolRoutes(boot.tools, boot.licence.plugins) : [];
  navigationValue.set(
    createNavigation({
      history: createPageHistory(),
      routes: [...shellRoutes, ...ofTools],
      holdsInput: unsavedValue.get,
      question: leaveQuestionValue,
      failedPage: (error) => <FailedPage error={error} />,
    }),
  );
}

/**
 * Pages of tools that came while the session runs, from a plugin that was switched on or from a new version. Those that
 * went say so by themselves when somebody stands on one or comes to it.
 */
export function addRoutes({ tools, licence }: BootAnswer): void {
  navigationValue.get()?.addRoutes(toolRoutes(tools, licence.plugins));
}
