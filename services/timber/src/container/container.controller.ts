import type { ListQuery } from '@jahrring/contracts-common';
import {
  createContainer,
  containerList,
  containerListQuery,
  containerView,
  updateContainer,
  type CreateContainer,
  type UpdateContainer,
} from '@jahrring/contracts-timber';
import {
  Ctx,
  Delete,
  Get,
  Id,
  IfMatch,
  ok,
  Patch,
  Post,
  RequirePermission,
  RequirePlugin,
  ToolController,
  type RequestContext,
} from '@jahrring/service-kit';
import { Body, Query } from '@nestjs/common';
import { ContainerService } from './container.service';

@ToolController('timber', 'containers')
@RequirePlugin('timber')
export class ContainerController {
  constructor(private readonly containers: ContainerService) {}

  @Get('', RequirePermission('tools.timber.index'), containerList)
  list(@Ctx() ctx: RequestContext, @Query({ schema: containerListQuery }) query: ListQuery) {
    return this.containers.list(ctx, query);
  }

  @Get(':id', RequirePermission('tools.timber.index'), containerView)
  get(@Ctx() ctx: RequestContext, @Id() containerId: string) {
    return this.containers.get(ctx, containerId);
  }

  @Post('', RequirePermission('tools.timber.manage'), containerView)
  create(@Ctx() ctx: RequestContext, @Body({ schema: createContainer }) body: CreateContainer) {
    return this.containers.create(ctx, body);
  }

  @Patch(':id', RequirePermission('tools.timber.manage'), containerView)
  update(
    @Ctx() ctx: RequestContext,
    @Id() containerId: string,
    @IfMatch() version: number,
    @Body({ schema: updateContainer }) body: UpdateContainer,
  ) {
    return this.containers.update(ctx, containerId, version, body);
  }

  @Delete(':id', RequirePermission('tools.timber.manage'))
  async remove(
    @Ctx() ctx: RequestContext,
    @Id() containerId: string,
    @IfMatch() version: number,
  ): Promise<void> {
    await this.containers.remove(ctx, containerId, version);
  }

  @Post(':id/restore', RequirePermission('tools.timber.manage'), ok(containerView))
  restore(@Ctx() ctx: RequestContext, @Id() containerId: string) {
    return this.containers.restore(ctx, containerId);
  }
}
