import {
  createIdea,
  type CreateIdea,
  createIdeaComment,
  type CreateIdeaComment,
  ideaDetail,
  ideaList,
  stepIdea,
  type StepIdea,
  updateIdea,
  type UpdateIdea,
} from '@jahrring/contracts-admin';
import {
  Ctx,
  Delete,
  Get,
  Id,
  IfMatch,
  noContent,
  ok,
  Patch,
  Post,
  Put,
  type RequestContext,
  RequirePermission,
  SuperadminOnly,
  ToolController,
} from '@jahrring/service-kit';
import { Body } from '@nestjs/common';
import { IdeaFollows } from './idea-follows';
import { IdeaReader } from './idea.reader';
import { IdeaService } from './idea.service';

/** Ideas for plugins, seen by the admins of every licence. */
@ToolController('admin', 'ideas')
export class IdeaController {
  constructor(
    private readonly ideas: IdeaService,
    private readonly reader: IdeaReader,
    private readonly follows: IdeaFollows,
  ) {}

  @Get('', RequirePermission('tools.plugin.install'), ideaList)
  list(@Ctx() ctx: RequestContext) {
    return this.reader.list(ctx);
  }

  @Get(':id', RequirePermission('tools.plugin.install'), ideaDetail)
  get(@Ctx() ctx: RequestContext, @Id() id: string) {
    return this.reader.get(ctx, id);
  }

  @Post('', RequirePermission('tools.plugin.install'), ideaDetail)
  propose(@Ctx() ctx: RequestContext, @Body({ schema: createIdea }) body: CreateIdea) {
    return this.ideas.propose(ctx, body);
  }

  @Patch(':id', RequirePermission('tools.plugin.install'), ideaDetail)
  update(
    @Ctx() ctx: RequestContext,
    @Id() id: string,
    @IfMatch() version: number,
    @Body({ schema: updateIdea }) body: UpdateIdea,
  ) {
    return this.ideas.update(ctx, id, version, body);
  }

  @Put(':id/follow', RequirePermission('tools.plugin.install'), noContent)
  follow(@Ctx() ctx: RequestContext, @Id() id: string): Promise<void> {
    return this.follows.set(ctx, id, true);
  }

  @Delete(':id/follow', RequirePermission('tools.plugin.install'))
  unfollow(@Ctx() ctx: RequestContext, @Id() id: string): Promise<void> {
    return this.follows.set(ctx, id, false);
  }

  @Delete(':id', RequirePermission('tools.plugin.install'))
  remove(@Ctx() ctx: RequestContext, @Id() id: string, @IfMatch() version: number): Promise<void> {
    return this.ideas.remove(ctx, id, version);
  }

  @Put(':id/vote', RequirePermission('tools.plugin.install'), noContent)
  vote(@Ctx() ctx: RequestContext, @Id() id: string): Promise<void> {
    return this.ideas.vote(ctx, id);
  }

  @Delete(':id/vote', RequirePermission('tools.plugin.install'))
  withdraw(@Ctx() ctx: RequestContext, @Id() id: string): Promise<void> {
    return this.ideas.withdraw(ctx, id);
  }

  @Post(':id/comments', RequirePermission('tools.plugin.install'), ideaDetail)
  comment(
    @Ctx() ctx: RequestContext,
    @Id() id: string,
    @Body({ schema: createIdeaComment }) { text }: CreateIdeaComment,
  ) {
    return this.ideas.comment(ctx, id, text);
  }

  @Delete(':id/comments/:commentId', RequirePermission('tools.plugin.install'))
  removeComment(
    @Ctx() ctx: RequestContext,
    @Id() id: string,
    @Id('commentId') commentId: string,
    @IfMatch() version: number,
  ): Promise<void> {
    return this.ideas.removeComment(ctx, id, { id: commentId, version });
  }

  /** The operator's decision: planned as a plugin, in development, released, or declined with a reason. */
  @Post(':id/step', SuperadminOnly(), ok(ideaDetail))
  step(
    @Ctx() ctx: RequestContext,
    @Id() id: string,
    @IfMatch() version: number,
    @Body({ schema: stepIdea }) body: StepIdea,
  ) {
    return this.ideas.step(ctx, id, version, body);
  }
}
