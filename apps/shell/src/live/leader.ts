const lockName = 'jahrring.live';

/**
 * Calls `lead` in one tab of the browser at a time and the function it answers when this tab stops leading. Where the
 * browser knows no locks (plain http), every visible tab leads for itself.
 */
export function electLeader(lead: () => () => void): () => void {
  const giveUp = new AbortController();
  // Missing on plain http, whatever the types say.
  const locks = navigator.locks as LockManager | undefined;
  if (locks) {
    locks
      .request(lockName, { signal: giveUp.signal }, () => leadUntil(giveUp.signal, lead))
      .catch((error: unknown) => {
        if (!giveUp.signal.aborted) throw error;
      });
  } else leadWhileVisible(giveUp.signal, lead);
  return () => giveUp.abort();
}

function leadUntil(signal: AbortSignal, lead: () => () => void): Promise<void> {
  return new Promise((resolve) => {
    const stop = lead();
    const end = () => {
      stop();
      resolve();
    };
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });
}

function leadWhileVisible(signal: AbortSignal, lead: () => () => void): void {
  let stop: (() => void) | undefined;
  const follow = () => {
    const leads = document.visibilityState === 'visible' && !signal.aborted;
    if (leads) stop ??= lead();
    else {
      stop?.();
      stop = undefined;
    }
  };
  document.addEventListener('visibilitychange', follow, { signal });
  signal.addEventListener('abort', follow, { once: true });
  follow();
}
