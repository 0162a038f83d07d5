import type { BootAnswer } from '@jahrring/contracts-common';
import type { KeepTools } from '../worker/scope';

/**
 * Lets the shell and the tools that ask for it start without a connection. The worker needs a secure address; elsewhere,
 * and where the browser forbids it, the product works as before, with a connection only.
 */
export async function keepOffline(boot: BootAnswer): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register('/sw.js');
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ type: 'keep-tools', folders: foldersOf(boot) } satisfies KeepTools);
  } catch (error) {
    if (!(error instanceof DOMException || error instanceof TypeError)) throw error;
  }
}

function foldersOf({ tools }: BootAnswer): string[] {
  return tools
    .filter(({ descriptor }) => descriptor.offline)
    .map(({ entry }) => entry.slice(0, entry.lastIndexOf('/')));
}
