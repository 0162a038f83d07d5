import {
  type BulkUpdateEmployees,
  bulkUpdated,
  bulkUpdateEmployees,
  createEmployee,
  type CreateEmployee,
  employeeList,
  employeeListQuery,
  employeeView,
  seats,
  updateEmployee,
  type UpdateEmployee,
} from '@jahrring/contracts-admin';
import type { ListQuery } from '@jahrring/contracts-common';
import {
  Ctx,
  Get,
  Id,
  IfMatch,
  ok,
  Patch,
  Post,
  RequirePermission,
  type RequestContext,
  SignedIn,
  ToolController,
} from '@jahrring/service-kit';
import { Body, Query } from '@nestjs/common';
import { EmployeeReader } from './employee-reader';
import { EmployeeService } from './employee.service';

/** The people of one's own licence. */
@ToolController('admin', 'employees')
export class EmployeeController {
  constructor(
    private readonly reader: EmployeeReader,
    private readonly employees: EmployeeService,
  ) {}

  /** Names for the pickers of the staff, oneself for others; contact data only with tools.settings.employees. */
  @Get('', SignedIn(), employeeList)
  list(@Ctx() ctx: RequestContext, @Query({ schema: employeeListQuery }) query: ListQuery) {
    return this.reader.list(ctx, query);
  }

  /** Returns how many seats of the licence are in use. */
  @Get('seats', RequirePermission('tools.settings.employees'), seats)
  seats(@Ctx() ctx: RequestContext) {
    return this.employees.seats(ctx);
  }

  @Post('bulk-update', RequirePermission('tools.settings.employees'), ok(bulkUpdated))
  updateMany(@Ctx() ctx: RequestContext, @Body({ schema: bulkUpdateEmployees }) body: BulkUpdateEmployees) {
    return this.employees.updateMany(ctx, body);
  }

  @Get(':id', RequirePermission('tools.settings.employees'), employeeView)
  get(@Ctx() ctx: RequestContext, @Id() id: string) {
    return this.reader.get(ctx, id);
  }

  @Post('', RequirePermission('tools.settings.employees'), employeeView)
  create(@Ctx() ctx: RequestContext, @Body({ schema: createEmployee }) body: CreateEmployee) {
    return this.employees.create(ctx, body);
  }

  @Patch(':id', RequirePermission('tools.settings.employees'), employeeView)
  update(
    @Ctx() ctx: RequestContext,
    @Id() id: string,
    @IfMatch() version: number,
    @Body({ schema: updateEmployee }) body: UpdateEmployee,
  ) {
    return this.employees.update(ctx, id, version, body);
  }
}
