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
} from '@jahrring/contracts-bookkeeping';
import type { CancelDunning, IssueDunning, SendDunning } from '@jahrring/contracts-bookkeeping';
import type { ListQuery } from '@jahrring/contracts-common';
import {
  Ctx,
  Id,
  IfMatch,
  RequirePermission,
  RequirePlugin,
  ToolController,
  withPresent,
} from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Body, Get, HttpCode, Post, Query, SerializeOptions, StreamableFile } from '@nestjs/common';
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
  @Get('proposal')
  @RequirePermission('tools.debitors.index')
  @SerializeOptions({ schema: dunningProposal })
  propose(@Ctx() ctx: RequestContext, @Query({ schema: dunningProposalQuery }) { asOf }: { asOf?: string }) {
    return this.dunning.propose(ctx, asOf);
  }

  @Post('runs')
  @HttpCode(200)
  @RequirePermission('tools.debitors.manage')
  @SerializeOptions({ schema: dunningIssued })
  issue(@Ctx() ctx: RequestContext, @Body({ schema: issueDunning }) body: IssueDunning) {
    return this.dunning.issue(ctx, body);
  }

  @Get('letters')
  @RequirePermission('tools.debitors.index')
  @SerializeOptions({ schema: dunningLetterList })
  list(@Ctx() ctx: RequestContext, @Query({ schema: dunningLetterQuery }) query: ListQuery) {
    return this.dunning.list(ctx, query);
  }

  @Get('letters/:id/pdf')
  @RequirePermission('tools.debitors.index')
  async pdf(@Ctx() ctx: RequestContext, @Id() letterId: string) {
    const { name, bytes } = await this.printer.file(ctx, letterId);
    const disposition = `inline; filename="${name}"`;
    return new StreamableFile(bytes, { type: 'application/pdf', disposition, length: bytes.length });
  }

  @Post('letters/mails')
  @HttpCode(200)
  @RequirePermission('tools.debitors.manage')
  @SerializeOptions({ schema: dunningSent })
  send(@Ctx() ctx: RequestContext, @Body({ schema: sendDunning }) { letterIds }: SendDunning) {
    return this.mails.send(ctx, letterIds);
  }

  @Post('letters/:id/cancellation')
  @HttpCode(200)
  @RequirePermission('tools.debitors.manage')
  @SerializeOptions({ schema: dunningLetterView })
  async cancel(
    @Ctx() ctx: RequestContext,
    @Id() letterId: string,
    @IfMatch() version: number,
    @Body({ schema: cancelDunning }) { reason }: CancelDunning,
  ) {
    const toView = async (letter: DunningLetterEntity) => (await this.dunning.toViews(ctx, [letter]))[0];
    return toView(await withPresent(this.cancels.cancel(ctx, letterId, version, reason), toView));
  }
}
