import { createUser, updateUser, userList, userListQuery, userView } from '@jahrring/contracts-admin';
import {
  Ctx,
  Id,
  noContent,
  Post,
  recordRoutes,
  SuperadminOnly,
  ToolController,
  type RequestContext,
} from '@jahrring/service-kit';
import { SecondFactorService } from '../credential';
import { UserService } from './user.service';

@ToolController('admin', 'users')
export class UserController extends recordRoutes(UserService, {
  access: SuperadminOnly(),
  list: [userListQuery, userList],
  view: userView,
  create: createUser,
  update: updateUser,
  without: ['restore'],
}) {
  constructor(
    users: UserService,
    private readonly secondFactor: SecondFactorService,
  ) {
    super(users);
  }

  /** For who has lost device and recovery codes. */
  @Post(':id/second-factor/remove', SuperadminOnly(), noContent)
  removeSecondFactor(@Ctx() ctx: RequestContext, @Id() id: string): Promise<void> {
    return this.secondFactor.removeFor(ctx, id);
  }
}
