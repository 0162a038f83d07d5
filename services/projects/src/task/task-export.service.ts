import { type ListQuery, localDateAt } from '@jahrring/contracts-common';
import { taskExportFields, type TaskExportField, type TaskListItem } from '@jahrring/contracts-projects';
import {
  type ExportCell,
  type ExportFormat,
  inChunks,
  ListExport,
  listColumns,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable, type StreamableFile } from '@nestjs/common';
import { taskColumns } from './task-columns';
import { serviceTexts, type ServiceTexts } from '../i18n';
import { TaskViews } from './task-views';
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

/** The filtered list as a file. Each export leaves an entry in the audit trail. */
@Injectable()
export class TaskExportService {
  constructor(
    private readonly tasks: TaskRepository,
    private readonly views: TaskViews,
    private readonly exports: ListExport,
  ) {}

  async export(ctx: RequestContext, format: ExportFormat, query: ListQuery): Promise<StreamableFile> {
    const texts = serviceTexts.in(ctx.locale).taskExport;
    const { items, total } = await this.tasks.listAll(ctx, query, taskColumns);
    const columns = listColumns(taskExportFields, {
      titles: texts.fields,
      kinds: columnKinds,
      cell: (item: TaskListItem, field) => cellOf(ctx, item, field, texts),
    });
    return this.exports.write(ctx, format, {
      sheet: texts.sheet,
      entity: 'task',
      columns,
      items: inChunks(items, (some) => this.views.items(ctx, some)),
      total,
    });
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
      return item[field];
  }
}
