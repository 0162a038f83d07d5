import { addressMerged, type AddressMerged } from '@jahrring/contracts-addresses';
import { Consumes, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { ProjectRepository, ProjectService } from '../project';
import { AddressMergeRepository } from './address-merge.repository';

/** Projects of a merged address name the one it was merged into. */
@Injectable()
export class AddressMergeConsumer {
  constructor(
    private readonly merges: AddressMergeRepository,
    private readonly projects: ProjectRepository,
    private readonly service: ProjectService,
  ) {}

  /** The same event twice changes nothing; a merge that was taken back before it arrived never happens. */
  @Consumes(addressMerged)
  async onMerged(ctx: RequestContext, event: AddressMerged): Promise<void> {
    const { id, undone } = event;
    const known = await this.merges.find(ctx, id);
    if (known?.undone || (known && !undone)) return;
    if (!known) {
      const projectIds = undone ? [] : await this.projects.idsOfAddress(ctx, event.fromId);
      await this.merges.insert(ctx, { id, projectIds, undone });
      await this.move(ctx, projectIds, event.fromId, event.intoId);
    } else {
      await this.merges.update(ctx, id, known.version, { undone });
      await this.move(ctx, known.projectIds, event.intoId, event.fromId);
    }
  }

  private async move(
    ctx: RequestContext,
    ids: readonly string[],
    fromId: string,
    intoId: string,
  ): Promise<void> {
    await this.projects.moveAddress(ctx, ids, fromId, intoId);
    for (const project of await this.projects.getMany(ctx, ids, { deleted: 'include' })) {
      if (project.addressId === intoId) await this.service.publish(ctx, project);
    }
  }
}
