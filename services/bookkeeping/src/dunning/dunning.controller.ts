import {
  cancelDunning,
  dunningIssued,
  dunningLetterList,
  dunningLetterQuery,
  dunningLetterView,
  dunningProposal,
  dunningProposalQuery,
  dunningSent,
  issueDunning,
  sendDunning,
  type CancelDunning,
  type IssueDunning,
  type SendDunning,
} from '@jahrring/contracts-bookkeeping';
import type { ListQuery } from '@jahrring/contracts-common';
import {
  Ctx,
  file,
  Get,
  Id,
  IfMatch,
  ok,
  only,
  Post,
  RequirePermission,
  RequirePlugin,
  ToolController,
  withPresent,
  type RequestContext,
} from '@jahrring/service-kit';
import { Body, Query, StreamableFile } from '@nestjs/common';
import type { DunningLetterEntity } from './dunning-letter.entity';
import { DunningService } from './dunning.service';
import { LetterCancelService } from './letter-cancel.service';
import { LetterMailService } from './letter-mail.service';
import { LetterPrinter } from './letter-printer';

/** Reminders to customers. */
@ToolController('bookkeeping', 'dunning')
@RequirePlugin('debitors')
export class DunningController {
  constructor(
    private readonly dunning: DunningService,
    private readonly printer: LetterPrinter,
    private readonly mails: LetterMailService,
    private readonly cancels: LetterCancelService,
  ) {}

  /** The letters a day asks for; changes nothing. */
  @Get('proposal', RequirePermission('tools.debitors.index'), dunningProposal)
  propose(@Ctx() ctx: RequestContext, @Query({ schema: dunningProposalQuery }) { asOf }: { asOf?: string }) {
    return this.dunning.propose(ctx, asOf);
  }

  @Post('runs', RequirePermission('tools.debitors.manage'), ok(dunningIssued))
  issue(@Ctx() ctx: RequestContext, @Body({ schema: issueDunning }) body: IssueDunning) {
    return this.dunning.issue(ctx, body);
  }

  @Get('letters', RequirePermission('tools.debitors.index'), dunningLetterList)
  list(@Ctx() ctx: RequestContext, @Query({ schema: dunningLetterQuery }) query: ListQuery) {
    return this.dunning.list(ctx, query);
  }

  @Get('letters/:id/pdf', RequirePermission('tools.debitors.index'), file)
  async pdf(@Ctx() ctx: RequestContext, @Id() letterId: string) {
    const { name, bytes } = await this.printer.file(ctx, letterId);
    const disposition = `inline; filename="${name}"`;
    return new StreamableFile(bytes, { type: 'application/pdf', disposition, length: bytes.length });
  }

  @Post('letters/mails', RequirePermission('tools.debitors.manage'), ok(dunningSent))
  send(@Ctx() ctx: RequestContext, @Body({ schema: sendDunning }) { letterIds }: SendDunning) {
    return this.mails.send(ctx, letterIds);
  }

  @Post('letters/:id/cancellation', RequirePermission('tools.debitors.manage'), ok(dunningLetterView))
  async cancel(
    @Ctx() ctx: RequestContext,
    @Id() letterId: string,
    @IfMatch() version: number,
    @Body({ schema: cancelDunning }) { reason }: CancelDunning,
  ) {
    const toView = async (letter: DunningLetterEntity) => only(await this.dunning.toViews(ctx, [letter]));
    return toView(await withPresent(this.cancels.cancel(ctx, letterId, version, reason), toView));
  }
}
