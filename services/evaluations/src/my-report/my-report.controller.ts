import { myReport, myReportQuery, type MyReportQuery } from '@jahrring/contracts-evaluations';
import { Ctx, Get, SignedIn, ToolController, type RequestContext } from '@jahrring/service-kit';
import { Query } from '@nestjs/common';
import { MyReportService } from './my-report.service';

@ToolController('evaluations', 'my-report')
export class MyReportController {
  constructor(private readonly reports: MyReportService) {}

  /** The reader's own hours, in the periods in which this day lies. */
  @Get('', SignedIn(), myReport)
  get(@Ctx() ctx: RequestContext, @Query({ schema: myReportQuery }) { day }: MyReportQuery) {
    return this.reports.of(ctx, day);
  }
}
