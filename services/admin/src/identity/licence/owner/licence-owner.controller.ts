import {
  licenceHistory,
  licenceOwnerList,
  nameLicenceOwner,
  type NameLicenceOwner,
} from '@jahrring/contracts-admin';
import { auditQuery, type AuditQuery } from '@jahrring/contracts-common';
import {
  Ctx,
  Delete,
  Get,
  Id,
  ok,
  Post,
  type RequestContext,
  SuperadminOnly,
  ToolController,
} from '@jahrring/service-kit';
import { Body, Query } from '@nestjs/common';
import { LicenceEntering } from '../licence-entering';
import { LicenceHistoryService } from './licence-history.service';
import { LicenceOwnerService } from './licence-owner.service';

const historyQuery = auditQuery.pick({ behind: true });
type HistoryQuery = Pick<AuditQuery, 'behind'>;

/** Owners and history of a licence. */
@ToolController('admin', 'licences/:id')
export class LicenceOwnerController {
  constructor(
    private readonly owners: LicenceOwnerService,
    private readonly histories: LicenceHistoryService,
    private readonly entering: LicenceEntering,
  ) {}

  @Get('owners', SuperadminOnly(), licenceOwnerList)
  async list(@Ctx() ctx: RequestContext, @Id() id: string) {
    return this.owners.list(await this.entering.enter(ctx, id));
  }

  @Post('owners', SuperadminOnly(), ok(licenceOwnerList))
  async name(
    @Ctx() ctx: RequestContext,
    @Id() id: string,
    @Body({ schema: nameLicenceOwner }) { employeeId }: NameLicenceOwner,
  ) {
    return this.owners.name(await this.entering.enter(ctx, id), employeeId);
  }

  @Delete('owners/:employeeId', SuperadminOnly())
  async remove(
    @Ctx() ctx: RequestContext,
    @Id() id: string,
    @Id('employeeId') employeeId: string,
  ): Promise<void> {
    await this.owners.remove(await this.entering.enter(ctx, id), employeeId);
  }

  @Get('history', SuperadminOnly(), licenceHistory)
  async history(
    @Ctx() ctx: RequestContext,
    @Id() id: string,
    @Query({ schema: historyQuery }) { behind }: HistoryQuery,
  ) {
    return this.histories.list(await this.entering.enter(ctx, id), behind);
  }
}
