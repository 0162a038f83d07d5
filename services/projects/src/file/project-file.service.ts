import { fileLimits } from '@jahrring/contracts-common';
import {
  projectErrors,
  projectFileView,
  type ProjectFileView,
  type SameNameRule,
} from '@jahrring/contracts-projects';
import {
  AppError,
  commonError,
  Database,
  FileStore,
  only,
  viewOf,
  type FileAnswer,
  type FileRule,
  type RequestContext,
  type Upload,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { ProjectRepository } from '../project';
import { EmployeeRefRepository } from '../reference';
import { freeName } from './free-name';
import type { ProjectFileEntity } from './project-file.entity';
import { ProjectFileRepository } from './project-file.repository';

const rule: FileRule = { kinds: ['any'], maxBytes: fileLimits.attachment };

/** Files of a project: whoever works on it reads and adds; their author and who manages projects delete. */
@Injectable()
export class ProjectFileService {
  constructor(
    private readonly db: Database,
    private readonly projects: ProjectRepository,
    private readonly records: ProjectFileRepository,
    private readonly files: FileStore,
    private readonly employees: EmployeeRefRepository,
  ) {}

  async list(ctx: RequestContext, projectId: string): Promise<{ items: ProjectFileView[]; total: number }> {
    await this.projects.get(ctx, projectId, { deleted: 'include' });
    const items = await this.views(ctx, await this.records.ofProject(ctx, projectId));
    return { items, total: items.length };
  }

  async send(ctx: RequestContext, projectId: string, id: string): Promise<FileAnswer> {
    return this.files.send(ctx, (await this.fileOf(ctx, projectId, id, 'include')).fileId);
  }

  /**
   * Keeps a file. @throws PROJECT_FILE_NAME_EXISTS where its name is there and nobody has said what then; 422 at `file`
   * where it is too big or not what it says it is
   */
  async add(ctx: RequestContext, projectId: string, upload: Upload, sameName: SameNameRule) {
    return this.db.tx(ctx, async (ctx) => {
      await this.projects.get(ctx, projectId);
      const present = await this.records.ofProject(ctx, projectId);
      const twin = present.find((file) => isSame(file.name, upload.filename));
      if (twin && sameName === 'refuse') {
        throw new AppError(projectErrors, 'PROJECT_FILE_NAME_EXISTS', { name: twin.name });
      }
      const stored = await this.files.save(ctx, upload, rule);
      if (twin && sameName === 'replace') await this.drop(ctx, twin, twin.version);
      const taken = sameName === 'keep' ? present.map((file) => file.name) : [];
      const record = await this.records.insert(ctx, {
        projectId,
        fileId: stored.id,
        name: freeName(stored.name, taken),
        mime: stored.mime,
        size: stored.size,
        authorId: ctx.membershipId,
      });
      return this.view(ctx, record);
    });
  }

  /** @throws PROJECT_FILE_NOT_YOURS where somebody else put it there */
  async remove(ctx: RequestContext, projectId: string, id: string, version: number): Promise<void> {
    await this.db.tx(ctx, async (ctx) => {
      await this.drop(ctx, await this.fileOf(ctx, projectId, id), version);
    });
  }

  private async drop(ctx: RequestContext, record: ProjectFileEntity, version: number): Promise<void> {
    if (!mayDelete(ctx, record)) throw new AppError(projectErrors, 'PROJECT_FILE_NOT_YOURS');
    await this.records.remove(ctx, record.id, version);
    await this.files.remove(ctx, record.fileId);
  }

  private async fileOf(
    ctx: RequestContext,
    projectId: string,
    id: string,
    deleted?: 'include',
  ): Promise<ProjectFileEntity> {
    await this.projects.get(ctx, projectId, deleted ? { deleted } : {});
    const record = await this.records.get(ctx, id);
    if (record.projectId !== projectId) throw commonError('NOT_FOUND');
    return record;
  }

  private async view(ctx: RequestContext, record: ProjectFileEntity): Promise<ProjectFileView> {
    return only(await this.views(ctx, [record]));
  }

  private async views(
    ctx: RequestContext,
    records: readonly ProjectFileEntity[],
  ): Promise<ProjectFileView[]> {
    const authors = await this.employees.getMany(ctx, [...new Set(records.map((file) => file.authorId))]);
    const names = new Map(authors.map(({ id, name }) => [id, name]));
    return records.map((record) => {
      const authorName = names.get(record.authorId) ?? null;
      return viewOf(projectFileView, record, { authorName, mayDelete: mayDelete(ctx, record) });
    });
  }
}

function mayDelete(ctx: RequestContext, record: ProjectFileEntity): boolean {
  return record.authorId === ctx.membershipId || ctx.can('tools.project.manage');
}

/** File systems of phones and computers differ on capitals: people take the names for the same. */
function isSame(a: string, b: string): boolean {
  return a.toLocaleLowerCase() === b.toLocaleLowerCase();
}
