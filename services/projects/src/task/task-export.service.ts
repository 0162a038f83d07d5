import { type ListQuery, localDateAt } from '@jahrring/contracts-common';
import { taskExportFields, type TaskExportField, type TaskListItem } from '@jahrring/contracts-projects';
import {
  Audit,
  Clock,
  columnsOf,
  Database,
  exportFile,
  type ExportCell,
  type ExportFormat,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable, type StreamableFile } from '@nestjs/common';
import { taskColumns } from './task-columns';
import { serviceTexts, type ServiceTexts } from '../i18n';
import { TaskViews } from './task-views';
import type { TaskEntity } from './task.entity';
import { TaskRepository } from './task.repository';

const secondsPerMinute = 60;
const columnKinds = {
  deadline: 'date',
  deadlineTime: 'time',
  plannedOn: 'date',
  plannedUntil: 'date',
  plannedHours: 'hours',
  doneAt: 'date',
} as const;
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
    const texts = serviceTexts.in(ctx.locale).taskExport;
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
      day: localDateAt(this.clock.now(), ctx.timeZone),
      columns: columnsOf(taskExportFields, texts.fields, columnKinds),
      rows: this.cells(ctx, items, texts),
    });
  }

  private async *cells(
    ctx: RequestContext,
    tasks: AsyncIterable<TaskEntity>,
    texts: ServiceTexts['taskExport'],
  ): AsyncGenerator<ExportCell[]> {
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
  texts: ServiceTexts['taskExport'],
): ExportCell {
  switch (field) {
    case 'status':
      return texts.status[item.status];
    case 'priority':
      return item.priority === 'none' ? '' : texts.priority[item.priority];
    case 'project':
      return item.projectNumber ? `${item.projectNumber} ${item.projectTitle ?? ''}` : '';
    case 'plannedHours':
      return item.plannedMinutes ? item.plannedMinutes * secondsPerMinute : null;
    case 'owner':
      return item.owner?.name ?? '';
    case 'assigned':
      return item.assignedEmployees.map(({ name }) => name).join(', ');
    case 'checklist':
      return item.itemsTotal > 0 ? `${item.itemsDone} / ${item.itemsTotal}` : '';
    case 'doneAt':
      return item.doneAt ? localDateAt(new Date(item.doneAt), ctx.timeZone) : '';
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
