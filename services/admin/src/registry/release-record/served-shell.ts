import { Inject, Injectable } from '@nestjs/common';
import { adminSettings } from '../../configuration';
import type { AdminSettings } from '../../configuration';
import { currentShell } from './shell-versions';

/** Time after which a switch by another instance is noticed at the latest. */
const rememberMs = 500;

/**
 * Version of the shell that serves people's next page. All instances share one folder, and any of them may switch it.
 */
@Injectable()
export class ServedShell {
  private remembered: { until: number; version: Promise<string | undefined> } | undefined;

  constructor(@Inject(adminSettings) private readonly settings: AdminSettings) {}

  /** Undefined where the shell is somebody else's matter, and before its first release. */
  version(): Promise<string | undefined> {
    const now = performance.now();
    if (!this.remembered || this.remembered.until < now)
      this.remembered = { until: now + rememberMs, version: this.read() };
    return this.remembered.version;
  }

  /** This process has switched it. */
  forget(): void {
    this.remembered = undefined;
  }

  private async read(): Promise<string | undefined> {
    const { siteDir } = this.settings;
    return siteDir ? ((await currentShell(siteDir)) ?? undefined) : undefined;
  }
}
