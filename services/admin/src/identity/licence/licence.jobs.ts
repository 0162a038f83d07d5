import { Job, systemContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { LicenceApplicationService } from './application/licence-application.service';
import { LicenceService } from './licence.service';

const hourSeconds = 3_600;

@Injectable()
export class LicenceJobs {
  constructor(
    private readonly licences: LicenceService,
    private readonly applications: LicenceApplicationService,
  ) {}

  @Job({ name: 'admin.licences.close-ended', everySeconds: hourSeconds })
  async closeEnded(): Promise<void> {
    await this.licences.closeEnded();
  }

  @Job({ name: 'admin.licence-applications.forget', everySeconds: hourSeconds })
  async forgetApplications(): Promise<void> {
    await this.applications.forget(systemContext({ licenceId: '' }));
  }
}
