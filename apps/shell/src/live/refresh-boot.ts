import { bootValue, withTexts } from '@jahrring/tool-kit/shell';
import { prepareOffline } from '../offline/prepare-offline';
import { shellVersion } from '../releases/shell-release';
import { addRoutes } from '../routes/router';
import { fetchBoot, openSession } from '../startup/session';
import { announceReleases, adoptReleases } from '../tools/switching';
import { toolsInUse } from '../tools/tool-registry';

const loadNewShell = withTexts(() => import('../releases/new-shell'));

/** Rights, plugins or releases changed: the running page follows where nothing that was typed is lost. */
export async function refreshBoot(): Promise<void> {
  const before = bootValue.get();
  const boot = await fetchBoot('whole');
  if (!before || !boot) return;
  if (boot.user.id !== before.user.id || boot.licence.id !== before.licence.id) {
    // Another tab went elsewhere, which it tells by itself; two licences never share a page.
    return;
  }
  announceReleases(boot.tools);
  openSession({ ...boot, tools: toolsInUse() });
  adoptReleases();
  prepareOffline(boot);
  if (boot.shell && boot.shell !== shellVersion()) (await loadNewShell()).offerShell(boot.shell);
}

/** Pages of tools that come or change while the session runs. */
export function followRoutes(): void {
  let before = bootValue.get();
  bootValue.subscribe(() => {
    const boot = bootValue.get();
    // A user who has just signed in gets a router of their own.
    if (boot && boot.user.id === before?.user.id) addRoutes(boot);
    before = boot;
  });
}
