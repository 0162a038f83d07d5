import {
  roleList,
  roleView,
  saveRole,
  type SaveRole,
  shapedRole,
  type ShapedRole,
} from '@jahrring/contracts-admin';
import {
  Ctx,
  Delete,
  Get,
  IfMatch,
  Put,
  RequirePermission,
  type RequestContext,
  ToolController,
} from '@jahrring/service-kit';
import { Body, Param } from '@nestjs/common';
import { RoleService } from './role.service';

/** Permissions of the roles in the caller's own licence. */
@ToolController('admin', 'roles')
export class RoleController {
  constructor(private readonly roles: RoleService) {}

  @Get('', RequirePermission('tools.settings.employees'), roleList)
  list(@Ctx() ctx: RequestContext) {
    return this.roles.list(ctx);
  }

  @Put(':role', RequirePermission('tools.settings.employees'), roleView)
  save(
    @Ctx() ctx: RequestContext,
    @Param('role', { schema: shapedRole }) role: ShapedRole,
    @IfMatch() version: number,
    @Body({ schema: saveRole }) body: SaveRole,
  ) {
    return this.roles.shape(ctx, role, version, body);
  }

  /** Back to what the product gives the role. */
  @Delete(':role', RequirePermission('tools.settings.employees'), roleView)
  reset(
    @Ctx() ctx: RequestContext,
    @Param('role', { schema: shapedRole }) role: ShapedRole,
    @IfMatch() version: number,
  ) {
    return this.roles.reset(ctx, role, version);
  }
}
