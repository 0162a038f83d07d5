import type { ListQuery } from '@jahrring/contracts-common';
import {
  createEntry,
  entryList,
  entryListQuery,
  entrySums,
  entryView,
  recordPermissions,
  updateEntry,
  type CreateEntry,
  type UpdateEntry,
} from '@jahrring/contracts-time';
import {
  Ctx,
  Delete,
  Get,
  Id,
  IfMatch,
  ok,
  Patch,
  Post,
  RequirePermission,
  ToolController,
  type RequestContext,
} from '@jahrring/service-kit';
import { Body, Query } from '@nestjs/common';
import { showKeys } from '../entry-record';
import { EntryReader } from './entry.reader';
import { EntryRecorder } from './entry.recorder';
import { EntryService } from './entry.service';

const mayChange = RequirePermission(
  'tools.project.timetable.own.update',
  'tools.project.timetable.others.update',
);
const mayDelete = RequirePermission(
  'tools.project.timetable.own.delete',
  'tools.project.timetable.others.delete',
);

@ToolController('time', 'entries')
export class EntryController {
  constructor(
    private readonly entries: EntryService,
    private readonly reader: EntryReader,
    private readonly recorder: EntryRecorder,
  ) {}

  @Get('', RequirePermission(...showKeys), entryList)
  list(@Ctx() ctx: RequestContext, @Query({ schema: entryListQuery }) query: ListQuery) {
    return this.reader.list(ctx, query);
  }

  /** Takes the list's query; its page and order do not matter. */
  @Get('sums', RequirePermission(...showKeys), entrySums)
  sums(@Ctx() ctx: RequestContext, @Query({ schema: entryListQuery }) query: ListQuery) {
    return this.reader.sums(ctx, query);
  }

  @Get(':id', RequirePermission(...showKeys), entryView)
  get(@Ctx() ctx: RequestContext, @Id() entryId: string) {
    return this.reader.get(ctx, entryId);
  }

  @Post('', RequirePermission(...recordPermissions), entryView)
  create(@Ctx() ctx: RequestContext, @Body({ schema: createEntry }) body: CreateEntry) {
    return this.recorder.create(ctx, body);
  }

  @Patch(':id', mayChange, entryView)
  update(
    @Ctx() ctx: RequestContext,
    @Id() entryId: string,
    @IfMatch() version: number,
    @Body({ schema: updateEntry }) body: UpdateEntry,
  ) {
    return this.entries.update(ctx, entryId, version, body);
  }

  @Delete(':id', mayDelete)
  async remove(@Ctx() ctx: RequestContext, @Id() entryId: string, @IfMatch() version: number): Promise<void> {
    await this.entries.remove(ctx, entryId, version);
  }

  @Post(':id/restore', mayDelete, ok(entryView))
  restore(@Ctx() ctx: RequestContext, @Id() entryId: string) {
    return this.entries.restore(ctx, entryId);
  }
}
