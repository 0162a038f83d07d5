import { Module } from '@nestjs/common';
import { ConfigurationModule } from '../../configuration';
import { ReleaseRecordsModule } from '../release-record';
import { FolderRegistrar } from './folder-registrar';
import { CanaryWatch } from './health/canary-watch';
import { HealthBuffer } from './health/health-buffer';
import { HealthRepository } from './health/health.repository';
import { HealthService } from './health/health.service';
import { ReportThrottle } from './health/report-throttle';
import { SuperadminNotice } from './health/superadmin-notice';
import { InternalServiceController } from './internal-service.controller';
import { ReleaseFolders } from './release-folders';
import { ReleaseKeysController } from './release-keys.controller';
import { ReleaseProver } from './release-prover';
import { ReleasePublisher } from './release-publisher';
import { ReleaseRegistrar } from './release-registrar';
import { ReleaseReportController } from './release-report.controller';
import { ReleaseTokenController } from './release-token.controller';
import { ReleaseTokenService } from './release-token.service';
import { ReleaseUploadController } from './release-upload.controller';
import { ReleaseController } from './release.controller';
import { ReleaseJobs } from './release.jobs';
import { RunningServices } from './running-services';
import { ShellSite } from './shell-site';
import { ToolChannelsService } from './tool-channels.service';
import { ToolPathsController } from './tool-paths.controller';
import { ToolViews } from './tool-views';
import { ToolAdminController } from './tool.controller';

@Module({
  imports: [ConfigurationModule, ReleaseRecordsModule],
  controllers: [
    InternalServiceController,
    ReleaseController,
    ReleaseKeysController,
    ReleaseReportController,
    ReleaseTokenController,
    ReleaseUploadController,
    ToolAdminController,
    ToolPathsController,
  ],
  providers: [
    CanaryWatch,
    FolderRegistrar,
    HealthBuffer,
    HealthRepository,
    HealthService,
    ReleaseFolders,
    ReleaseJobs,
    ReleasePublisher,
    ReleaseProver,
    ReleaseRegistrar,
    ReleaseTokenService,
    ReportThrottle,
    RunningServices,
    ShellSite,
    SuperadminNotice,
    ToolChannelsService,
    ToolViews,
  ],
})
export class ReleasesModule {}
