import type { BootAnswer } from '@jahrring/contracts-common';
import { bootValue, isWhole, keepBootAnswer, startSending } from '@jahrring/tool-kit/shell';
import { isDeveloped } from '../development/version';
import { keepOffline } from './keep-offline';

/** Keeps what this session works with, and begins to send what waits on the device. */
export function prepareOffline(boot: BootAnswer): void {
  const begin = async (): Promise<void> => {
    const now = bootValue.get();
    if (now?.user.id !== boot.user.id || now.licence.id !== boot.licence.id) return;
    // A developer's own tool is this tab's and this moment's.
    if (boot.tools.some(({ version }) => isDeveloped(version))) return;
    // Of a start only the whole answer is kept, which follows.
    if (isWhole(boot)) await keepBootAnswer(boot.user.id, boot);
    await startSending();
    if (isWhole(boot)) await keepOffline(boot);
  };
  const idle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1_000));
  idle(() => void begin());
}
