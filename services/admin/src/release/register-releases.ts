import type { RunningService } from '@jahrring/service-kit';
import { ReleaseService } from './release.service';

/**
 * Takes the tools of a folder into the registry of a running admin service, as it does by itself at its start with
 * `TOOLS_DIR`. Answers how many releases there are.
 */
export function registerReleases(admin: RunningService, dir: string): Promise<number> {
  return admin.app.get(ReleaseService).registerFolder(dir);
}
