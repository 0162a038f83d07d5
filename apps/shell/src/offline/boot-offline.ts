import type { BootAnswer } from '@jahrring/contracts-common';
import { ApiError } from '@jahrring/tool-kit';
import {
  bootValue,
  keepBootAnswer,
  keptBootAnswer,
  readStored,
  startSending,
} from '@jahrring/tool-kit/shell';
import { keepOffline } from './keep-offline';

/** With a weak signal the person starts with what the device has instead of looking at an empty page. */
const patienceMs = 4_000;

/** Who was signed in last in this browser; the boot answer itself lies in the device's database. */
function lastUserId(): string | undefined {
  try {
    const user = JSON.parse(readStored('user') ?? 'null') as { id?: unknown } | null;
    return typeof user?.id === 'string' ? user.id : undefined;
  } catch {
    return undefined;
  }
}

async function keptBoot(): Promise<BootAnswer | undefined> {
  const userId = lastUserId();
  return userId === undefined ? undefined : ((await keptBootAnswer(userId)) as BootAnswer | undefined);
}

function isUnreachable(error: unknown): boolean {
  return error instanceof ApiError && (error.problem.status === 0 || error.problem.status >= 502);
}

/** The server's answer, or the one this person last got here when the server does not answer. */
export async function bootOrKept(fetchBoot: () => Promise<BootAnswer | null>): Promise<BootAnswer | null> {
  const answer = fetchBoot();
  const late = new Promise<BootAnswer | undefined>((resolve, reject) => {
    setTimeout(() => void keptBoot().then(resolve, reject), patienceMs);
  });
  try {
    return (await Promise.race([answer, late])) ?? (await answer);
  } catch (error) {
    const kept = isUnreachable(error) ? await keptBoot() : undefined;
    if (!kept) throw error;
    return kept;
  }
}

/** Keeps what this session started with, and begins to send what waits on the device. */
export function prepareOffline(boot: BootAnswer): void {
  const begin = async (): Promise<void> => {
    if (bootValue.get() !== boot) return;
    await keepBootAnswer(boot.user.id, boot);
    await startSending();
    await keepOffline(boot);
  };
  // The first page comes first.
  const idle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1_000));
  idle(() => void begin());
}
