import {
  noteView,
  projectErrors,
  type CreateNote,
  type NoteView,
  type UpdateNote,
} from '@jahrring/contracts-projects';
import {
  AppError,
  commonError,
  Database,
  only,
  viewOf,
  withPresent,
  type ChildVersion,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { ProjectRepository } from '../project';
import { EmployeeRefRepository } from '../reference';
import type { ProjectNoteEntity } from './project-note.entity';
import { ProjectNoteRepository } from './project-note.repository';

/** Notes on a project: whoever sees the project writes, only the author rewrites, who manages projects may pin and delete. */
@Injectable()
export class ProjectNoteService {
  constructor(
    private readonly db: Database,
    private readonly projects: ProjectRepository,
    private readonly notes: ProjectNoteRepository,
    private readonly employees: EmployeeRefRepository,
  ) {}

  async list(ctx: RequestContext, projectId: string): Promise<{ items: NoteView[]; total: number }> {
    await this.projects.get(ctx, projectId, { deleted: 'include' });
    const items = await this.views(ctx, await this.notes.ofProject(ctx, projectId));
    return { items, total: items.length };
  }

  async create(ctx: RequestContext, projectId: string, { id, text, pinned }: CreateNote): Promise<NoteView> {
    return this.db.tx(ctx, async (ctx) => {
      await this.projects.get(ctx, projectId);
      const note = { ...(id ? { id } : {}), projectId, text, pinned, authorId: ctx.membershipId };
      return this.view(ctx, await this.notes.insert(ctx, note));
    });
  }

  /** @throws PROJECT_NOTE_NOT_YOURS where somebody else wrote it */
  async update(
    ctx: RequestContext,
    { parentId: projectId, id: noteId, version }: ChildVersion,
    change: UpdateNote,
  ) {
    return this.db.tx(ctx, async (ctx) => {
      const note = await this.noteOf(ctx, projectId, noteId);
      if (change.text !== undefined && !mayEdit(ctx, note)) throw notYours();
      if (change.pinned !== undefined && !mayPin(ctx, note)) throw notYours();
      const patch = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
      const changed = this.notes.update(ctx, noteId, version, patch);
      return this.view(ctx, await withPresent(changed, (present) => this.view(ctx, present)));
    });
  }

  async remove(
    ctx: RequestContext,
    { parentId: projectId, id: noteId, version }: ChildVersion,
  ): Promise<void> {
    await this.db.tx(ctx, async (ctx) => {
      const note = await this.noteOf(ctx, projectId, noteId);
      if (!mayPin(ctx, note)) throw notYours();
      await this.notes.remove(ctx, noteId, version);
    });
  }

  async restore(ctx: RequestContext, projectId: string, noteId: string): Promise<NoteView> {
    return this.db.tx(ctx, async (ctx) => {
      await this.projects.get(ctx, projectId);
      const note = await this.notes.get(ctx, noteId, { deleted: 'only' });
      if (note.projectId !== projectId) throw commonError('NOT_FOUND');
      if (!mayPin(ctx, note)) throw notYours();
      return this.view(ctx, await this.notes.restore(ctx, noteId));
    });
  }

  /** The notes of one project on another, oldest first, as written by whoever copies. */
  async copy(ctx: RequestContext, from: string, to: string): Promise<void> {
    const notes = (await this.notes.ofProject(ctx, from)).toReversed();
    for (const { text, pinned } of notes) {
      await this.notes.insert(ctx, { projectId: to, text, pinned, authorId: ctx.membershipId });
    }
  }

  private async noteOf(ctx: RequestContext, projectId: string, noteId: string): Promise<ProjectNoteEntity> {
    await this.projects.get(ctx, projectId);
    const note = await this.notes.get(ctx, noteId);
    if (note.projectId !== projectId) throw commonError('NOT_FOUND');
    return note;
  }

  private async view(ctx: RequestContext, note: ProjectNoteEntity): Promise<NoteView> {
    return only(await this.views(ctx, [note]));
  }

  private async views(ctx: RequestContext, notes: readonly ProjectNoteEntity[]): Promise<NoteView[]> {
    const authors = await this.employees.getMany(ctx, [...new Set(notes.map((note) => note.authorId))]);
    const names = new Map(authors.map(({ id, name }) => [id, name]));
    return notes.map((note) => {
      const authorName = names.get(note.authorId) ?? null;
      return viewOf(noteView, note, { authorName, mayEdit: mayEdit(ctx, note), mayPin: mayPin(ctx, note) });
    });
  }
}

function mayEdit(ctx: RequestContext, note: ProjectNoteEntity): boolean {
  return note.authorId === ctx.membershipId;
}

function mayPin(ctx: RequestContext, note: ProjectNoteEntity): boolean {
  return mayEdit(ctx, note) || ctx.can('tools.project.manage');
}

function notYours(): AppError {
  return new AppError(projectErrors, 'PROJECT_NOTE_NOT_YOURS');
}
