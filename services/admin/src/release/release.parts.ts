import { CanaryWatch } from './health/canary-watch';
import { HealthBuffer } from './health/health-buffer';
import { HealthRepository } from './health/health.repository';
import { HealthService } from './health/health.service';
import { ReleaseHealthRow } from './health/release-health.entity';
import { ReportThrottle } from './health/report-throttle';
import { SuperadminNotice } from './health/superadmin-notice';
import { ChannelsRepository } from './channels.repository';
import { FolderRegistrar } from './folder-registrar';
import { InternalServiceController } from './internal-service.controller';
import { LicenceReach } from './licence-reach';
import { Registry } from './registry';
import { ReleaseFolders } from './release-folders';
import { ReleaseKeysController } from './release-keys.controller';
import { ReleasePublisher } from './release-publisher';
import { ReleaseProver } from './release-prover';
import { ReleaseRegistrar } from './release-registrar';
import { ReleaseReportController } from './release-report.controller';
import { ReleaseSets } from './release-sets';
import { ReleaseTokenController } from './release-token.controller';
import { ReleaseToken } from './release-token.entity';
import { ReleaseTokenService } from './release-token.service';
import { ReleaseUploadController } from './release-upload.controller';
import { ReleaseController } from './release.controller';
import { Release } from './release.entity';
import { ReleaseJobs } from './release.jobs';
import { ReleaseRepository } from './release.repository';
import { RunningServices } from './running-services';
import { ShellSite } from './shell-site';
import { ServedShell } from './served-shell';
import { ServiceVersion } from './service-version.entity';
import { ServiceVersionRepository } from './service-version.repository';
import { ToolChannels } from './tool-channels.entity';
import { ToolChannelsService } from './tool-channels.service';
import { ToolPinRow } from './tool-pin.entity';
import { ToolViews } from './tool-views';
import { ToolPathsController } from './tool-paths.controller';
import { ToolAdminController } from './tool.controller';

/** What the admin service consists of besides: the registry of releases. */
export const releaseControllers = [
  InternalServiceController,
  ReleaseController,
  ReleaseKeysController,
  ReleaseReportController,
  ReleaseTokenController,
  ReleaseUploadController,
  ToolAdminController,
  ToolPathsController,
];

export const releaseProviders = [
  CanaryWatch,
  ChannelsRepository,
  FolderRegistrar,
  HealthBuffer,
  HealthRepository,
  HealthService,
  LicenceReach,
  Registry,
  ReleaseFolders,
  ReleaseJobs,
  ReleasePublisher,
  ReleaseProver,
  ReleaseRegistrar,
  ReleaseRepository,
  ReleaseSets,
  ReleaseTokenService,
  ReportThrottle,
  RunningServices,
  ServedShell,
  ServiceVersionRepository,
  ShellSite,
  SuperadminNotice,
  ToolChannelsService,
  ToolViews,
];

export const releaseEntities = [
  Release,
  ReleaseHealthRow,
  ReleaseToken,
  ServiceVersion,
  ToolChannels,
  ToolPinRow,
];
