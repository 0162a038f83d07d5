import { choiceQuery, projectChoices, recipientChoices } from '@jahrring/contracts-documents';
import type { ChoiceQuery, ProjectChoice, RecipientChoice } from '@jahrring/contracts-documents';
import { Ctx, RequirePermission, ToolController } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Get, Query, SerializeOptions } from '@nestjs/common';
import { BillableService } from './billable.service';

/** What the forms of this tool choose from, out of our own copies. */
@ToolController('documents', 'choices')
export class ChoicesController {
  constructor(private readonly billable: BillableService) {}

  @Get('projects')
  @RequirePermission('tools.document.create', 'tools.document.manage')
  @SerializeOptions({ schema: projectChoices })
  async projects(
    @Ctx() ctx: RequestContext,
    @Query({ schema: choiceQuery }) query: ChoiceQuery,
  ): Promise<{ items: ProjectChoice[] }> {
    return { items: await this.billable.chooseProject(ctx, query) };
  }

  @Get('recipients')
  @RequirePermission('tools.document.create', 'tools.document.update', 'tools.document.manage')
  @SerializeOptions({ schema: recipientChoices })
  async recipients(
    @Ctx() ctx: RequestContext,
    @Query({ schema: choiceQuery }) query: ChoiceQuery,
  ): Promise<{ items: RecipientChoice[] }> {
    return { items: await this.billable.chooseRecipient(ctx, query) };
  }
}
