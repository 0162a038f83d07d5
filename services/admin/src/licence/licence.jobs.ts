import { Job } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { LicenceService } from './licence.service';

const hourSeconds = 3_600;

@Injectable()
export class LicenceJobs {
  constructor(private readonly licences: LicenceService) {}

  @Job({ name: 'admin.licences.close-ended', everySeconds: hourSeconds })
  async closeEnded(): Promise<void> {
    await this.licences.closeEnded();
  }
}
