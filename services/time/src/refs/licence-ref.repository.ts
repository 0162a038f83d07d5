import { ReferenceRepository, RepositoryServices, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { ReportSender } from './report-sender';
import { LicenceRefEntity } from './licence-ref.entity';

@Injectable()
export class LicenceRefRepository extends ReferenceRepository<LicenceRefEntity> {
  constructor(services: RepositoryServices) {
    super(services, LicenceRefEntity, 'licence_ref');
  }

  /** The caller's own licence as the head of a letter names it; null until an event has told of it. */
  async sender(ctx: RequestContext): Promise<ReportSender | null> {
    const licence = await this.find(ctx, ctx.licenceId);
    if (!licence) return null;
    const { name, country, currency, street, houseNumber, zip, city, phone, email } = licence;
    const address = [joined(' ', street, houseNumber), joined(' ', zip, city)];
    const lines = [joined(', ', ...address), joined(' · ', phone, email)];
    return { name, country, currency, lines: lines.filter((line) => line !== '') };
  }
}

function joined(between: string, ...parts: (string | null)[]): string {
  return parts.filter(Boolean).join(between);
}
