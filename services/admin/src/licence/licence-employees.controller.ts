import {
  createEmployee,
  type CreateEmployee,
  employeeList,
  employeeListQuery,
  employeeView,
  updateEmployee,
  type UpdateEmployee,
} from '@jahrring/contracts-admin';
import { id as idSchema, type ListQuery } from '@jahrring/contracts-common';
import { Ctx, IfMatch, type RequestContext, SuperadminOnly, ToolController } from '@jahrring/service-kit';
import { Body, Get, Param, Patch, Post, Query, SerializeOptions } from '@nestjs/common';
import { EmployeeService } from '../employee/employee.service';
import { LicenceRepository } from './licence.repository';

/** The people of any licence, for superadmins. */
@ToolController('admin', 'licences/:id/employees')
export class LicenceEmployeesController {
  constructor(
    private readonly employees: EmployeeService,
    private readonly licences: LicenceRepository,
  ) {}

  @Get()
  @SuperadminOnly()
  @SerializeOptions({ schema: employeeList })
  async list(
    @Ctx() ctx: RequestContext,
    @Param('id', { schema: idSchema }) id: string,
    @Query({ schema: employeeListQuery }) query: ListQuery,
  ) {
    return this.employees.list(await this.enter(ctx, id), query);
  }

  @Get(':employeeId')
  @SuperadminOnly()
  @SerializeOptions({ schema: employeeView })
  async get(
    @Ctx() ctx: RequestContext,
    @Param('id', { schema: idSchema }) id: string,
    @Param('employeeId', { schema: idSchema }) employeeId: string,
  ) {
    return this.employees.get(await this.enter(ctx, id), employeeId);
  }

  @Post()
  @SuperadminOnly()
  @SerializeOptions({ schema: employeeView })
  async create(
    @Ctx() ctx: RequestContext,
    @Param('id', { schema: idSchema }) id: string,
    @Body({ schema: createEmployee }) body: CreateEmployee,
  ) {
    return this.employees.create(await this.enter(ctx, id), body);
  }

  @Patch(':employeeId')
  @SuperadminOnly()
  @SerializeOptions({ schema: employeeView })
  async update(
    @Ctx() ctx: RequestContext,
    @Param('id', { schema: idSchema }) id: string,
    @Param('employeeId', { schema: idSchema }) employeeId: string,
    @IfMatch() version: number,
    @Body({ schema: updateEmployee }) body: UpdateEmployee,
  ) {
    return this.employees.update(await this.enter(ctx, id), employeeId, version, body);
  }

  /** The caller's context moved into the licence, which has to exist. */
  private async enter(ctx: RequestContext, id: string): Promise<RequestContext> {
    await this.licences.get(ctx, id);
    return ctx.inLicence(id);
  }
}
