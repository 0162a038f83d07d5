import { releaseReports, type ReleaseReports } from '@jahrring/contracts-admin';
import {
  commonError,
  Ctx,
  noContent,
  Passive,
  Post,
  type RequestContext,
  SignedIn,
  ToolController,
} from '@jahrring/service-kit';
import { Body } from '@nestjs/common';
import { HealthService } from './health/health.service';
import { ReportThrottle } from './health/report-throttle';

/** Reports of browsers about the versions they run. Counted, never stored one by one. */
@ToolController('admin', 'release-reports')
export class ReleaseReportController {
  constructor(
    private readonly health: HealthService,
    private readonly throttle: ReportThrottle,
  ) {}

  @Post('', SignedIn(), noContent)
  @Passive()
  async report(
    @Ctx() ctx: RequestContext,
    @Body({ schema: releaseReports }) body: ReleaseReports,
  ): Promise<void> {
    const seconds = this.throttle.secondsUntilFree(ctx.userId);
    if (seconds > 0)
      throw commonError('THROTTLED', { seconds }, { headers: { 'retry-after': String(seconds) } });
    await this.health.report(body);
  }
}
