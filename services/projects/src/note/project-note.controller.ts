import { id } from '@jahrring/contracts-common';
import {
  createNote,
  noteList,
  noteView,
  updateNote,
  type CreateNote,
  type UpdateNote,
} from '@jahrring/contracts-projects';
import { Ctx, IfMatch, RequirePermission, ToolController, type RequestContext } from '@jahrring/service-kit';
import { Body, Delete, Get, HttpCode, Param, Patch, Post, SerializeOptions } from '@nestjs/common';
import { projectWorkPermissions } from '../project';
import { ProjectNoteService } from './project-note.service';

@ToolController('projects', 'projects/:id/notes')
export class ProjectNoteController {
  constructor(private readonly notes: ProjectNoteService) {}

  @Get()
  @RequirePermission(...projectWorkPermissions)
  @SerializeOptions({ schema: noteList })
  list(@Ctx() ctx: RequestContext, @Param('id', { schema: id }) projectId: string) {
    return this.notes.list(ctx, projectId);
  }

  @Post()
  @RequirePermission(...projectWorkPermissions)
  @SerializeOptions({ schema: noteView })
  create(
    @Ctx() ctx: RequestContext,
    @Param('id', { schema: id }) projectId: string,
    @Body({ schema: createNote }) body: CreateNote,
  ) {
    return this.notes.create(ctx, projectId, body);
  }

  @Patch(':noteId')
  @RequirePermission(...projectWorkPermissions)
  @SerializeOptions({ schema: noteView })
  update(
    @Ctx() ctx: RequestContext,
    @Param('id', { schema: id }) projectId: string,
    @Param('noteId', { schema: id }) noteId: string,
    @IfMatch() version: number,
    @Body({ schema: updateNote }) body: UpdateNote,
  ) {
    return this.notes.update(ctx, { projectId, noteId, version }, body);
  }

  @Delete(':noteId')
  @HttpCode(204)
  @RequirePermission(...projectWorkPermissions)
  async remove(
    @Ctx() ctx: RequestContext,
    @Param('id', { schema: id }) projectId: string,
    @Param('noteId', { schema: id }) noteId: string,
    @IfMatch() version: number,
  ): Promise<void> {
    await this.notes.remove(ctx, { projectId, noteId, version });
  }

  @Post(':noteId/restore')
  @HttpCode(200)
  @RequirePermission(...projectWorkPermissions)
  @SerializeOptions({ schema: noteView })
  restore(
    @Ctx() ctx: RequestContext,
    @Param('id', { schema: id }) projectId: string,
    @Param('noteId', { schema: id }) noteId: string,
  ) {
    return this.notes.restore(ctx, projectId, noteId);
  }
}
