import type { BootAnswer, ReleaseSetEntry } from '@jahrring/contracts-common';
import { ReleaseFault } from '../releases/release-fault';
import { reportFault } from '../releases/report';
import { toolsInUse } from '../tools/tool-registry';
import type { KeepTools, KeptRelease, NotKept } from '../worker/scope';

let listening = false;

/**
 * Lets the shell and the tools that ask for it start without a connection. The worker needs a secure address; elsewhere,
 * and where the browser forbids it, the product works as before, with a connection only.
 */
export async function keepOffline(boot: BootAnswer): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  listen();
  try {
    await navigator.serviceWorker.register('/sw.js');
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ type: 'keep-tools', releases: releasesOf(boot) } satisfies KeepTools);
  } catch (error) {
    if (!(error instanceof DOMException || error instanceof TypeError)) throw error;
  }
}

/** Returns the offline releases that the server serves, and those that this page still runs. */
function releasesOf({ tools }: BootAnswer): KeptRelease[] {
  const offline = [...tools, ...toolsInUse()].filter(({ descriptor }) => descriptor.offline);
  return [...new Map(offline.map((entry) => [entry.entry, toKept(entry)])).values()];
}

function toKept({ id, version, entry, integrity = '' }: ReleaseSetEntry): KeptRelease {
  return { tool: id, version, folder: entry.slice(0, entry.lastIndexOf('/')), integrity };
}

/** Listens for releases that the worker could not store; they are reported like any other file that failed to load. */
function listen(): void {
  if (listening) return;
  listening = true;
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isNotKept(data)) reportFault(new ReleaseFault({ ...data, phase: 'load' }));
  });
  navigator.serviceWorker.startMessages();
}

function isNotKept(data: unknown): data is NotKept {
  return typeof data === 'object' && data !== null && 'type' in data && data.type === 'not-kept';
}
