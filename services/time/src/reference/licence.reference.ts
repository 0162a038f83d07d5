import { licenceChanged } from '@jahrring/contracts-admin';
import { defineReference, field, systemContext, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { ReportSender } from './report-sender';

/** Our copy of the licence itself: the sender of its day reports. */
const licences = defineReference(licenceChanged, {
  table: 'licence_refs',
  columns: {
    name: field.text(150),
    country: field.text(2),
    currency: field.text(3),
    /** IANA; UTC+1 of Switzerland until an event has told it. */
    timeZone: field.text(64),
    street: field.text(70).nullable(),
    houseNumber: field.text(16).nullable(),
    zip: field.text(16).nullable(),
    city: field.text(35).nullable(),
    email: field.text(180).nullable(),
    phone: field.text(30).nullable(),
  },
  from: (licence) => {
    const { name, country, currency, timeZone } = licence;
    const { street = null, houseNumber = null, zip = null, city = null } = licence;
    const { email = null, phone = null } = licence;
    return { name, country, currency, timeZone, street, houseNumber, zip, city, email, phone };
  },
});

export const LicenceRefEntity = licences.Entity;
export type LicenceRefEntity = InstanceType<typeof LicenceRefEntity>;

@Injectable()
export class LicenceRefRepository extends licences.Repository {
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
