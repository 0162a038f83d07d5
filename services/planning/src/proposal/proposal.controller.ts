import {
  proposalList,
  requirementView,
  acceptProposal,
  type CreateRequirement,
} from '@jahrring/contracts-planning';
import {
  Ctx,
  Get,
  IfMatch,
  noContent,
  Post,
  RequirePermission,
  RequirePlugin,
  ToolController,
  type RequestContext,
  Id,
} from '@jahrring/service-kit';
import { Body } from '@nestjs/common';
import { ProposalService } from './proposal.service';

@ToolController('planning', 'proposals')
@RequirePlugin('scheduling_tool')
export class ProposalController {
  constructor(private readonly proposals: ProposalService) {}

  /** Proposals of agreed orders without a decision. */
  @Get('', RequirePermission('tools.scheduling_tool.manage'), proposalList)
  list(@Ctx() ctx: RequestContext) {
    return this.proposals.open(ctx);
  }

  /** Makes a requirement of it. */
  @Post(':proposalId/take', RequirePermission('tools.scheduling_tool.manage'), requirementView)
  accept(
    @Ctx() ctx: RequestContext,
    @Id('proposalId') proposalId: string,
    @IfMatch() version: number,
    @Body({ schema: acceptProposal }) body: CreateRequirement,
  ) {
    return this.proposals.accept(ctx, proposalId, version, body);
  }

  @Post(':proposalId/dismiss', RequirePermission('tools.scheduling_tool.manage'), noContent)
  async dismiss(
    @Ctx() ctx: RequestContext,
    @Id('proposalId') proposalId: string,
    @IfMatch() version: number,
  ): Promise<void> {
    await this.proposals.dismiss(ctx, proposalId, version);
  }

  /** Brings a dismissed one back. */
  @Post(':proposalId/restore', RequirePermission('tools.scheduling_tool.manage'), noContent)
  async restore(@Ctx() ctx: RequestContext, @Id('proposalId') proposalId: string): Promise<void> {
    await this.proposals.restore(ctx, proposalId);
  }
}
