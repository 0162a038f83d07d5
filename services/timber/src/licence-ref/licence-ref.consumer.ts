import { licenceChanged, type LicenceChanged } from '@jahrring/contracts-admin';
import { Consumes, type EventMeta, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { LicenceRefRepository } from './licence-ref.repository';

/** Keeps our copy of the licence. */
@Injectable()
export class LicenceRefConsumer {
  constructor(private readonly licences: LicenceRefRepository) {}

  @Consumes(licenceChanged)
  async onLicenceChanged(ctx: RequestContext, licence: LicenceChanged, meta: EventMeta): Promise<void> {
    const { id, name, country, street, houseNumber, zip, city, phone, email } = licence;
    const lines = [
      [street, houseNumber],
      [zip, city],
    ];
    const place = lines
      .map((words) => words.filter(Boolean).join(' '))
      .filter((line) => line !== '')
      .join(', ');
    await this.licences.take(
      ctx,
      id,
      { name, country, place, phone: phone || null, email: email || null },
      meta,
    );
  }
}
