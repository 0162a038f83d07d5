import {
  employeeOptions,
  objectOptions,
  optionsQuery,
  titleCheck,
  titleCheckQuery,
  type OptionsQuery,
} from '@jahrring/contracts-inventory';
import { Ctx, Get, RequirePermission, ToolController, type RequestContext } from '@jahrring/service-kit';
import { Query } from '@nestjs/common';
import { EmployeeRefRepository } from '../reference';
import { ObjectRepository } from '../object-record';
import { ObjectService } from './object.service';

const choosers = RequirePermission(
  'tools.settings.objects',
  'tools.timetable.index',
  'tools.document.manage',
);
const managers = RequirePermission(
  'tools.settings.objects',
  'tools.machine_inventory.manage',
  'tools.personal_inventory.manage',
);

/** Choices for forms, and warnings while somebody types. */
@ToolController('inventory', 'choices')
export class ObjectChoicesController {
  constructor(
    private readonly service: ObjectService,
    private readonly objects: ObjectRepository,
    private readonly employees: EmployeeRefRepository,
  ) {}

  @Get('objects', choosers, objectOptions)
  async options(@Ctx() ctx: RequestContext, @Query({ schema: optionsQuery }) query: OptionsQuery) {
    const { items, total } = await this.objects.offered(ctx, query);
    return {
      total,
      items: items.map(({ id, kind, title, articleNumber, unit }) => ({
        id,
        kind,
        title,
        articleNumber,
        unit,
      })),
    };
  }

  /** Whom an object can be assigned to, and who can keep a machine or the store. */
  @Get('employees', managers, employeeOptions)
  async people(@Ctx() ctx: RequestContext) {
    const items = (await this.employees.everybody(ctx)).map(({ id, name, active }) => ({ id, name, active }));
    return { items, total: items.length };
  }

  /** Objects of the same title, told while it is typed; nobody is kept from saving. */
  @Get('title-check', RequirePermission('tools.settings.objects'), titleCheck)
  checkTitle(
    @Ctx() ctx: RequestContext,
    @Query({ schema: titleCheckQuery }) { title, exceptId }: { title: string; exceptId?: string },
  ) {
    return this.service.checkTitle(ctx, title, exceptId);
  }
}
