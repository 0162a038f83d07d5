import {
  employeeOptions,
  entryForm,
  lastDayAnswer,
  lookupQuery,
  lookupResult,
  objectOptions,
  objectQuery,
  optionQuery,
  projectOptions,
  recordPermissions,
  type LookupQuery,
  type ObjectQuery,
  type OptionQuery,
} from '@jahrring/contracts-time';
import { Ctx, Get, RequirePermission, ToolController, type RequestContext } from '@jahrring/service-kit';
import { Query } from '@nestjs/common';
import { LastDayService } from './last-day.service';
import { OptionsService } from './options.service';

const mayRecord = RequirePermission(...recordPermissions);
const mayChoosePeople = RequirePermission(
  'tools.timetable.others.create',
  'tools.project.timetable.others.show',
);

@ToolController('time', '')
export class OptionsController {
  constructor(
    private readonly options: OptionsService,
    private readonly lastDays: LastDayService,
  ) {}

  /** All that the entry form needs to open. */
  @Get('entry-form', mayRecord, entryForm)
  form(@Ctx() ctx: RequestContext) {
    return this.options.form(ctx);
  }

  /** The caller's last worked day, to be recorded again by one tap. */
  @Get('last-day', RequirePermission('tools.timetable.own.create'), lastDayAnswer)
  async lastDay(@Ctx() ctx: RequestContext) {
    return { day: await this.lastDays.get(ctx) };
  }

  @Get('project-options', mayRecord, projectOptions)
  projects(@Ctx() ctx: RequestContext, @Query({ schema: optionQuery }) query: OptionQuery) {
    return this.options.projectOptions(ctx, query);
  }

  /** Returns the objects on which a line of this kind can be recorded: machines, material, lots … */
  @Get('object-options', mayRecord, objectOptions)
  objects(@Ctx() ctx: RequestContext, @Query({ schema: objectQuery }) query: ObjectQuery) {
    return this.options.objectOptions(ctx, query);
  }

  @Get('employee-options', mayChoosePeople, employeeOptions)
  employees(@Ctx() ctx: RequestContext, @Query({ schema: optionQuery }) query: OptionQuery) {
    return this.options.employeeOptions(ctx, query);
  }

  @Get('lookup', mayRecord, lookupResult)
  lookup(@Ctx() ctx: RequestContext, @Query({ schema: lookupQuery }) query: LookupQuery) {
    return this.options.lookup(ctx, query);
  }
}
