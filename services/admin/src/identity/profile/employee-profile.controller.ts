import { cvEntryList } from '@jahrring/contracts-admin';
import {
  commonError,
  Ctx,
  file,
  Get,
  Id,
  type RequestContext,
  RequirePermission,
  SignedIn,
  ToolController,
} from '@jahrring/service-kit';
import { isStaff, isUnproved, MembershipRepository, UserRepository } from '../identity-record';
import { CvService } from './cv.service';
import { ProfileService } from './profile.service';

/**
 * Parts of its people's own profiles that a licence sees: the picture, and the CV for those who manage the employees.
 */
@ToolController('admin', 'employee-profiles')
export class EmployeeProfileController {
  constructor(
    private readonly memberships: MembershipRepository,
    private readonly users: UserRepository,
    private readonly profiles: ProfileService,
    private readonly cv: CvService,
  ) {}

  @Get(':employeeId/picture', SignedIn(), file)
  async picture(@Ctx() ctx: RequestContext, @Id('employeeId') employeeId: string) {
    if (employeeId !== ctx.membershipId && !isStaff(ctx)) throw commonError('NOT_FOUND');
    return this.profiles.sendPicture(ctx, await this.userId(ctx, employeeId));
  }

  @Get(':employeeId/cv', RequirePermission('tools.settings.employees'), cvEntryList)
  async list(@Ctx() ctx: RequestContext, @Id('employeeId') employeeId: string) {
    return this.cv.list(ctx, await this.userId(ctx, employeeId));
  }

  @Get(':employeeId/cv/:id/documents/:documentId', RequirePermission('tools.settings.employees'), file)
  async document(
    @Ctx() ctx: RequestContext,
    @Id('employeeId') employeeId: string,
    @Id() id: string,
    @Id('documentId') documentId: string,
  ) {
    return this.cv.sendDocument(ctx, await this.userId(ctx, employeeId), id, documentId);
  }

  /** 404 for whoever is none of the licence's people, or has not proved yet to be the one who was asked to join. */
  private async userId(ctx: RequestContext, employeeId: string): Promise<string> {
    const membership = await this.memberships.get(ctx, employeeId);
    const user = await this.users.get(ctx, membership.userId);
    if (isUnproved({ membership, user })) throw commonError('NOT_FOUND');
    return user.id;
  }
}
