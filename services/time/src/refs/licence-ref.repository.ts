import {
  ReferenceRepository,
  RepositoryServices,
  systemContext,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { ReportSender } from './report-sender';
import { LicenceRefEntity } from './licence-ref.entity';

@Injectable()
export class LicenceRefRepository extends ReferenceRepository<LicenceRefEntity> {
  constructor(services: RepositoryServices) {
    super(services, LicenceRefEntity, 'licence_ref');
  }

  /** Every licence there is, with its time zone: for work that nobody asked for. */
  async everywhere(): Promise<Pick<LicenceRefEntity, 'id' | 'timeZone'>[]> {
    const rows = await this.db
      .manager(systemContext({ licenceId: '' }))
      .query<{ id: string; time_zone: string }[]>('SELECT id, time_zone FROM licence_refs ORDER BY id');
    return rows.map(({ id, time_zone: timeZone }) => ({ id, timeZone }));
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
