import type { BootAnswer } from '@jahrring/contracts-common';
import { telemetry } from '@jahrring/tool-kit';
import { isWhole, setBootCompletion } from '@jahrring/tool-kit/shell';
import { afterFirstPage } from './first-page';

/** After a server that did not answer. */
const againMs = 30_000;

let completing: Promise<void> | undefined;

async function fetchWhole(): Promise<void> {
  try {
    const { refreshBoot } = await import(/* webpackChunkName: "later" */ '../live/refresh-boot');
    await refreshBoot();
  } catch (error) {
    telemetry.error('boot.complete', error);
    setTimeout(() => void fetchWhole(), againMs);
  }
}

/**
 * A start knows of tools what a first page needs. The rest of their descriptors comes once that page stands, or at once
 * where a page asks for it (`useWholeBoot`).
 */
export function completeBoot(boot: BootAnswer): void {
  if (isWhole(boot)) return;
  completing = undefined;
  const complete = () => (completing ??= fetchWhole());
  setBootCompletion(complete);
  afterFirstPage(() => void complete());
}
