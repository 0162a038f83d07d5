import { telemetry } from '@jahrring/tool-kit';
import { bootValue, fetchDevice } from '@jahrring/tool-kit/shell';
import { followLive } from '../../live/start-live';
import { prepareOffline } from '../../offline/prepare-offline';
import { startReporter } from '../../releases/reporter';
import { followOtherTabs } from '../follow-tabs';

/** Begins what runs beside the pages for as long as this one lives. Called once. */
export function startLater(): void {
  // The device needs this code to keep what is recorded when the connection is lost.
  fetchDevice().catch((error: unknown) => telemetry.error('device.fetch', error));
  followOtherTabs();
  followLive();
  reportReleases();
  const boot = bootValue.get();
  if (boot) prepareOffline(boot);
}

/** Reports events of releases to the server once there is time for it; until then telemetry stores them. */
function reportReleases(): void {
  const idle = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 2_000));
  idle(() => startReporter(), { timeout: 10_000 });
}
