import {
  createNote,
  noteList,
  noteView,
  updateNote,
  type CreateNote,
  type UpdateNote,
} from '@jahrring/contracts-projects';
import {
  Ctx,
  Delete,
  Get,
  IfMatch,
  ok,
  Patch,
  Post,
  RequirePermission,
  ToolController,
  type RequestContext,
  Id,
} from '@jahrring/service-kit';
import { Body } from '@nestjs/common';
import { projectWorkPermissions } from '../project';
import { ProjectNoteService } from './project-note.service';

@ToolController('projects', 'projects/:id/notes')
export class ProjectNoteController {
  constructor(private readonly notes: ProjectNoteService) {}

  @Get('', RequirePermission(...projectWorkPermissions), noteList)
  list(@Ctx() ctx: RequestContext, @Id() projectId: string) {
    return this.notes.list(ctx, projectId);
  }

  @Post('', RequirePermission(...projectWorkPermissions), noteView)
  create(
    @Ctx() ctx: RequestContext,
    @Id() projectId: string,
    @Body({ schema: createNote }) body: CreateNote,
  ) {
    return this.notes.create(ctx, projectId, body);
  }

  @Patch(':noteId', RequirePermission(...projectWorkPermissions), noteView)
  update(
    @Ctx() ctx: RequestContext,
    @Id() projectId: string,
    @Id('noteId') noteId: string,
    @IfMatch() version: number,
    @Body({ schema: updateNote }) body: UpdateNote,
  ) {
    return this.notes.update(ctx, { projectId, noteId, version }, body);
  }

  @Delete(':noteId', RequirePermission(...projectWorkPermissions))
  async remove(
    @Ctx() ctx: RequestContext,
    @Id() projectId: string,
    @Id('noteId') noteId: string,
    @IfMatch() version: number,
  ): Promise<void> {
    await this.notes.remove(ctx, { projectId, noteId, version });
  }

  @Post(':noteId/restore', RequirePermission(...projectWorkPermissions), ok(noteView))
  restore(@Ctx() ctx: RequestContext, @Id() projectId: string, @Id('noteId') noteId: string) {
    return this.notes.restore(ctx, projectId, noteId);
  }
}
