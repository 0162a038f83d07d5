import {
  createEmployee,
  type CreateEmployee,
  employeeList,
  employeeListQuery,
  employeeView,
  updateEmployee,
  type UpdateEmployee,
} from '@jahrring/contracts-admin';
import type { ListQuery } from '@jahrring/contracts-common';
import {
  Ctx,
  Get,
  Id,
  IfMatch,
  Patch,
  Post,
  type RequestContext,
  SuperadminOnly,
  ToolController,
} from '@jahrring/service-kit';
import { Body, Query } from '@nestjs/common';
import { EmployeeReader, EmployeeService } from '../employee';
import { LicenceEntering } from './licence-entering';

/** The people of any licence, for superadmins. */
@ToolController('admin', 'licences/:id/employees')
export class LicenceEmployeesController {
  constructor(
    private readonly reader: EmployeeReader,
    private readonly employees: EmployeeService,
    private readonly entering: LicenceEntering,
  ) {}

  @Get('', SuperadminOnly(), employeeList)
  async list(
    @Ctx() ctx: RequestContext,
    @Id() id: string,
    @Query({ schema: employeeListQuery }) query: ListQuery,
  ) {
    return this.reader.list(await this.entering.lookAtPeople(ctx, id), query);
  }

  @Get(':employeeId', SuperadminOnly(), employeeView)
  async get(@Ctx() ctx: RequestContext, @Id() id: string, @Id('employeeId') employeeId: string) {
    return this.reader.get(await this.entering.lookAtPeople(ctx, id), employeeId);
  }

  @Post('', SuperadminOnly(), employeeView)
  async create(
    @Ctx() ctx: RequestContext,
    @Id() id: string,
    @Body({ schema: createEmployee }) body: CreateEmployee,
  ) {
    return this.employees.create(await this.entering.enter(ctx, id), body);
  }

  @Patch(':employeeId', SuperadminOnly(), employeeView)
  async update(
    @Ctx() ctx: RequestContext,
    @Id() id: string,
    @Id('employeeId') employeeId: string,
    @IfMatch() version: number,
    @Body({ schema: updateEmployee }) body: UpdateEmployee,
  ) {
    return this.employees.update(await this.entering.enter(ctx, id), employeeId, version, body);
  }
}
