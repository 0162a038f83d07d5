import {
  createUser,
  type CreateUser,
  updateUser,
  type UpdateUser,
  userList,
  userListQuery,
  userView,
} from '@jahrring/contracts-admin';
import type { ListQuery } from '@jahrring/contracts-common';
import {
  Ctx,
  Delete,
  Get,
  Id,
  IfMatch,
  noContent,
  Patch,
  Post,
  type RequestContext,
  SuperadminOnly,
  ToolController,
} from '@jahrring/service-kit';
import { Body, Query } from '@nestjs/common';
import { SecondFactorService } from '../credential';
import { UserService } from './user.service';

@ToolController('admin', 'users')
export class UserController {
  constructor(
    private readonly users: UserService,
    private readonly secondFactor: SecondFactorService,
  ) {}

  @Get('', SuperadminOnly(), userList)
  list(@Ctx() ctx: RequestContext, @Query({ schema: userListQuery }) query: ListQuery) {
    return this.users.list(ctx, query);
  }

  @Get(':id', SuperadminOnly(), userView)
  get(@Ctx() ctx: RequestContext, @Id() id: string) {
    return this.users.get(ctx, id);
  }

  @Post('', SuperadminOnly(), userView)
  create(@Ctx() ctx: RequestContext, @Body({ schema: createUser }) body: CreateUser) {
    return this.users.create(ctx, body);
  }

  @Patch(':id', SuperadminOnly(), userView)
  update(
    @Ctx() ctx: RequestContext,
    @Id() id: string,
    @IfMatch() version: number,
    @Body({ schema: updateUser }) body: UpdateUser,
  ) {
    return this.users.update(ctx, id, version, body);
  }

  /** For who has lost device and recovery codes. */
  @Post(':id/second-factor/remove', SuperadminOnly(), noContent)
  removeSecondFactor(@Ctx() ctx: RequestContext, @Id() id: string): Promise<void> {
    return this.secondFactor.removeFor(ctx, id);
  }

  @Delete(':id', SuperadminOnly())
  remove(@Ctx() ctx: RequestContext, @Id() id: string, @IfMatch() version: number): Promise<void> {
    return this.users.remove(ctx, id, version);
  }
}
