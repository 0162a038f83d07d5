import { fileLimits } from '@jahrring/contracts-common';
import type { TaskView } from '@jahrring/contracts-projects';
import {
  commonError,
  Database,
  FileStore,
  type FileAnswer,
  type FileRule,
  type RequestContext,
  type Upload,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { TaskFileEntity } from './task-file.entity';
import { TaskFileRepository } from './task-file.repository';
import { TaskViews } from './task-views';
import { TaskAccess } from './task.access';
import { TaskRepository } from './task.repository';

const rule: FileRule = { kinds: ['any'], maxBytes: fileLimits.attachment };

/** Files of a task: whoever sees it reads them, whoever may change it adds and deletes. */
@Injectable()
export class TaskFileService {
  constructor(
    private readonly db: Database,
    private readonly tasks: TaskRepository,
    private readonly records: TaskFileRepository,
    private readonly files: FileStore,
    private readonly access: TaskAccess,
    private readonly views: TaskViews,
  ) {}

  async send(ctx: RequestContext, taskId: string, id: string): Promise<FileAnswer> {
    await this.tasks.get(ctx, taskId, { deleted: 'include' });
    return this.files.send(ctx, (await this.fileOf(ctx, taskId, id)).fileId);
  }

  /** Keeps a file; 422 at `file` where it is too big or not what it says it is. */
  async add(ctx: RequestContext, taskId: string, upload: Upload): Promise<TaskView> {
    return this.db.tx(ctx, async (ctx) => {
      const task = await this.tasks.get(ctx, taskId);
      await this.access.require(ctx, 'update', task);
      const { id: fileId, name, mime, size } = await this.files.save(ctx, upload, rule);
      await this.records.insert(ctx, { taskId, fileId, name, mime, size, authorId: ctx.membershipId });
      return this.views.one(ctx, task);
    });
  }

  async remove(ctx: RequestContext, taskId: string, id: string, version: number): Promise<void> {
    await this.db.tx(ctx, async (ctx) => {
      await this.access.require(ctx, 'update', await this.tasks.get(ctx, taskId));
      const record = await this.fileOf(ctx, taskId, id);
      await this.records.remove(ctx, id, version);
      await this.files.remove(ctx, record.fileId);
    });
  }

  private async fileOf(ctx: RequestContext, taskId: string, id: string): Promise<TaskFileEntity> {
    const record = await this.records.get(ctx, id);
    if (record.taskId !== taskId) throw commonError('NOT_FOUND');
    return record;
  }
}
