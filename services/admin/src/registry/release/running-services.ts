import type { AnnounceService } from '@jahrring/contracts-admin';
import { Database, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { ServiceVersionRepository } from '../release-record';
import { ToolChannelsService } from './tool-channels.service';

/** Running services: releases that need another version of one are not served. */
@Injectable()
export class RunningServices {
  constructor(
    private readonly db: Database,
    private readonly versions: ServiceVersionRepository,
    private readonly channels: ToolChannelsService,
  ) {}

  async announce(ctx: RequestContext, announced: AnnounceService): Promise<void> {
    await this.db.tx(ctx, async (ctx) => {
      await this.versions.note(ctx, announced);
      this.channels.publish(ctx);
    });
  }
}
