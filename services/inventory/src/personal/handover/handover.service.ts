import type { ListQuery } from '@jahrring/contracts-common';
import { handoverView, type CreateHandover, type HandoverView } from '@jahrring/contracts-inventory';
import {
  Database,
  fieldErrorOf,
  mapList,
  viewOf,
  type ListResult,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { EmployeeRefRepository } from '../../reference';
import type { HandoverEntity } from './handover.entity';
import { handoverColumns, HandoverRepository } from './handover.repository';
import type { Printed } from '../../paper';
import { HandoverPrinter } from './handover-printer';
import { IssueService, toIssuedLine } from './issue.service';
import { ReturnService } from './return.service';

/** Hand-overs: what a person is given and gives back at once, signed by both. */
@Injectable()
export class HandoverService {
  constructor(
    private readonly db: Database,
    private readonly handovers: HandoverRepository,
    private readonly employees: EmployeeRefRepository,
    private readonly issues: IssueService,
    private readonly returns: ReturnService,
    private readonly printer: HandoverPrinter,
  ) {}

  async list(ctx: RequestContext, query: ListQuery): Promise<ListResult<HandoverView>> {
    const found =
      query.pageSize === 'all'
        ? await this.handovers.listAll(ctx, query, handoverColumns)
        : await this.handovers.list(ctx, query, handoverColumns);
    return mapList(found, toView);
  }

  async get(ctx: RequestContext, id: string): Promise<HandoverView> {
    return toView(await this.handovers.get(ctx, id));
  }

  /**
   * Takes back first, so that a piece can go from one to the other, then hands out. All of it or nothing. The store may go
   * below zero: what somebody already has in his hands is recorded, and a stock take sets it right.
   * @throws ITEM_NOT_IN_STOCK, HOLDING_ENDED
   */
  create(ctx: RequestContext, input: CreateHandover): Promise<HandoverView> {
    return this.db.tx(ctx, async (ctx) => {
      ctx.inTurn('personal-handover');
      const employee = await this.employees.find(ctx, input.employeeId);
      if (!employee) throw fieldErrorOf('employeeId', 'exists');
      const giver = await this.employees.find(ctx, ctx.membershipId);
      const number = await this.handovers.nextNumber(ctx);
      const back = await this.returns.book(ctx, input);
      const out = await this.issues.resolve(ctx, input.issued);
      const handover = await this.handovers.insert(ctx, {
        id: input.id,
        number,
        employeeId: employee.id,
        employeeName: employee.name,
        giverName: giver?.name ?? '',
        day: input.on,
        signedAt: new Date(input.signedAt),
        lines: [...out.map(toIssuedLine), ...back],
        note: input.note ?? null,
        signatures: { person: input.personSignature, giver: input.giverSignature },
      });
      await this.issues.book(ctx, handover, out);
      return toView(handover);
    });
  }

  /** As it was signed, on paper; the same bytes every time. */
  async pdf(ctx: RequestContext, id: string): Promise<Printed> {
    return this.printer.print(ctx, await this.handovers.get(ctx, id));
  }
}

function toView(handover: HandoverEntity): HandoverView {
  return viewOf(handoverView, handover, { on: handover.day });
}
