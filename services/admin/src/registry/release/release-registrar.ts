import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { adminSettings } from '../../configuration';
import type { AdminSettings } from '../../configuration';
import { FolderRegistrar } from './folder-registrar';
import { ShellSite } from './shell-site';

/** Takes the built tools into the registry when the service starts. */
@Injectable()
export class ReleaseRegistrar implements OnApplicationBootstrap {
  private readonly logger = new Logger(ReleaseRegistrar.name);

  constructor(
    private readonly folder: FolderRegistrar,
    private readonly shell: ShellSite,
    @Inject(adminSettings) private readonly settings: AdminSettings,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (!this.settings.toolsDir) return;
    const count = await this.folder.register(this.settings.toolsDir);
    if (count === 0) this.logger.warn(`${this.settings.toolsDir} holds no built tools`);
    else this.logger.log(`${count} tool releases registered`);
    await this.shell.catchUp();
  }
}
