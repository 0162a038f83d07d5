import type { BootAnswer } from '@jahrring/contracts-common';
import { notify, translate } from '@jahrring/tool-kit';
import { bootValue, unsavedValue } from '@jahrring/tool-kit/shell';
import { openRouter } from '../routes/router';
import { fetchBoot, openSession } from '../start/session';
import { startFederation } from '../tools/federation';
import { addTitleMessages } from '../tools/title-messages';

const noticeId = 'live.release';

function routesOf(boot: BootAnswer): string {
  return JSON.stringify([
    boot.licence.plugins,
    boot.tools.map(({ id, descriptor }) => [id, descriptor.routes, descriptor.navigation]),
  ]);
}

function versionsOf(boot: BootAnswer): string {
  return boot.tools.map(({ id, version }) => `${id}@${version}`).join();
}

/** Rights, plugins or releases changed: the running page follows where nothing that was typed is lost. */
export async function refreshBoot(): Promise<void> {
  const before = bootValue.get();
  const boot = await fetchBoot();
  if (!before || !boot) return;
  if (boot.user.id !== before.user.id || boot.licence.id !== before.licence.id) {
    // Another tab went elsewhere, which it tells by itself; two licences never share a page.
    return;
  }
  const sameRoutes = routesOf(boot) === routesOf(before);
  const sameVersions = versionsOf(boot) === versionsOf(before);
  // What is loaded goes on in its version; a new one comes with the next start.
  openSession(sameRoutes ? { ...boot, tools: before.tools } : boot);
  if (!sameRoutes && !unsavedValue.get()) {
    startFederation(boot.tools);
    addTitleMessages(boot.tools);
    openRouter(boot);
  } else if (!sameVersions) offerReload();
}

function offerReload(): void {
  notify.info(translate('shell:live.newVersion'), {
    id: noticeId,
    duration: 60_000,
    action: { label: translate('shell:failure.reload'), run: () => location.reload() },
  });
}
