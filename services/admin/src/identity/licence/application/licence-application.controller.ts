import {
  applicationOfLicence,
  applyForLicence,
  type ApplyForLicence,
  confirmApplication,
  type ConfirmApplication,
  confirmedApplication,
  licenceApplicationList,
  licenceApplicationListQuery,
} from '@jahrring/contracts-admin';
import type { ListQuery } from '@jahrring/contracts-common';
import {
  Ctx,
  Get,
  Id,
  type KitRequest,
  noContent,
  ok,
  Post,
  Public,
  Req,
  type RequestContext,
  SuperadminOnly,
  ToolController,
} from '@jahrring/service-kit';
import { Body, Controller, Query } from '@nestjs/common';
import { LicenceApplicationService } from './licence-application.service';

/** Endpoints with which somebody without an account applies for a licence. */
@Controller('api/auth/applications')
export class PublicApplicationController {
  constructor(private readonly applications: LicenceApplicationService) {}

  @Post('', Public(), noContent)
  apply(
    @Ctx() ctx: RequestContext,
    @Body({ schema: applyForLicence }) body: ApplyForLicence,
    @Req() request: KitRequest,
  ): Promise<void> {
    return this.applications.apply(ctx, body, request.ip);
  }

  @Post('confirm', Public(), ok(confirmedApplication))
  confirm(
    @Ctx() ctx: RequestContext,
    @Body({ schema: confirmApplication }) body: ConfirmApplication,
    @Req() request: KitRequest,
  ) {
    return this.applications.confirm(ctx, body.token, request.ip);
  }
}

/** Applications, for superadmins: they are answered by activating or deleting the licence. */
@ToolController('admin', 'licence-applications')
export class LicenceApplicationController {
  constructor(private readonly applications: LicenceApplicationService) {}

  @Get('', SuperadminOnly(), licenceApplicationList)
  list(@Ctx() ctx: RequestContext, @Query({ schema: licenceApplicationListQuery }) query: ListQuery) {
    return this.applications.list(ctx, query);
  }
}

/** The application a licence came from, for superadmins. */
@ToolController('admin', 'licences/:id/application')
export class ApplicationOfLicenceController {
  constructor(private readonly applications: LicenceApplicationService) {}

  @Get('', SuperadminOnly(), applicationOfLicence)
  get(@Ctx() ctx: RequestContext, @Id() id: string) {
    return this.applications.ofLicence(ctx, id);
  }
}
