import type { ListQuery } from '@jahrring/contracts-common';
import { taskExportFields, type TaskExportField, type TaskListItem } from '@jahrring/contracts-projects';
import {
  Audit,
  Clock,
  Database,
  exportFile,
  localDayOf,
  type ExportFormat,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable, type StreamableFile } from '@nestjs/common';
import { Decimal } from 'decimal.js';
import { taskColumns } from './task-columns';
import { taskExportTexts, type TaskExportTexts } from './task-export-texts';
import { TaskViews } from './task-views';
import type { TaskEntity } from './task.entity';
import { TaskRepository } from './task.repository';

const minutesPerHour = 60;
const chunkSize = 200;

/** The filtered list as a file. Each export leaves an entry in the audit trail. */
@Injectable()
export class TaskExportService {
  constructor(
    private readonly db: Database,
    private readonly tasks: TaskRepository,
    private readonly views: TaskViews,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  async export(ctx: RequestContext, format: ExportFormat, query: ListQuery): Promise<StreamableFile> {
    const texts = taskExportTexts(ctx.locale);
    const { items, total } = await this.tasks.listAll(ctx, query, taskColumns);
    await this.db.tx(ctx, (ctx) =>
      this.audit.record(ctx, {
        action: 'export',
        entity: 'task',
        entityId: ctx.licenceId,
        after: { format, total },
      }),
    );
    return exportFile(format, {
      sheet: texts.sheet,
      day: localDayOf(this.clock.now(), ctx.timeZone),
      header: taskExportFields.map((field) => texts.fields[field]),
      rows: this.cells(ctx, items, texts),
    });
  }

  private async *cells(
    ctx: RequestContext,
    tasks: AsyncIterable<TaskEntity>,
    texts: TaskExportTexts,
  ): AsyncGenerator<string[]> {
    for await (const chunk of inChunks(tasks)) {
      for (const item of await this.views.items(ctx, chunk)) {
        yield taskExportFields.map((field) => cellOf(ctx, item, field, texts));
      }
    }
  }
}

function cellOf(
  ctx: RequestContext,
  item: TaskListItem,
  field: TaskExportField,
  texts: TaskExportTexts,
): string {
  switch (field) {
    case 'status':
      return texts.status[item.status];
    case 'priority':
      return item.priority === 'none' ? '' : texts.priority[item.priority];
    case 'project':
      return item.projectNumber ? `${item.projectNumber} ${item.projectTitle ?? ''}` : '';
    case 'plannedHours':
      return item.plannedMinutes ? new Decimal(item.plannedMinutes).div(minutesPerHour).toFixed(2) : '';
    case 'owner':
      return item.owner?.name ?? '';
    case 'assigned':
      return item.assignedEmployees.map(({ name }) => name).join(', ');
    case 'checklist':
      return item.itemsTotal > 0 ? `${item.itemsDone} / ${item.itemsTotal}` : '';
    case 'doneAt':
      return item.doneAt ? localDayOf(new Date(item.doneAt), ctx.timeZone) : '';
    case 'doneBy':
      return item.doneByName ?? '';
    default:
      return item[field] ?? '';
  }
}

/** Names are looked up for many tasks at once. */
async function* inChunks<T>(items: AsyncIterable<T>): AsyncGenerator<T[]> {
  let chunk: T[] = [];
  for await (const item of items) {
    chunk.push(item);
    if (chunk.length < chunkSize) continue;
    yield chunk;
    chunk = [];
  }
  if (chunk.length > 0) yield chunk;
}
