import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { type AdminSettings, adminSettings } from '../admin.settings';
import { ReleaseService } from './release.service';

/** Takes the built tools into the registry when the service starts. */
@Injectable()
export class ReleaseRegistrar implements OnApplicationBootstrap {
  private readonly logger = new Logger(ReleaseRegistrar.name);

  constructor(
    private readonly releases: ReleaseService,
    @Inject(adminSettings) private readonly settings: AdminSettings,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (!this.settings.toolsDir) return;
    const count = await this.releases.registerFolder(this.settings.toolsDir);
    this.logger.log(`${count} tool releases registered`);
  }
}
