import { licenceChanged } from '@jahrring/contracts-admin';
import type { Country, Currency } from '@jahrring/contracts-common';
import {
  commonError,
  defineReference,
  field,
  PerTransaction,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';

/** Our copy of the licence itself: its base currency, and the sender of what we write. */
const licences = defineReference(licenceChanged, {
  table: 'licence_refs',
  columns: {
    name: field.text(150),
    timeZone: field.text(64),
    country: field.text<Country>(2),
    currency: field.text<Currency>(3),
    street: field.text(70).nullable(),
    houseNumber: field.text(16).nullable(),
    zip: field.text(16).nullable(),
    city: field.text(35).nullable(),
    iban: field.text(34).nullable(),
    vatNumber: field.text(30).nullable(),
    email: field.text(180).nullable(),
    phone: field.text(30).nullable(),
  },
  from: (event) => {
    const { name, timeZone, country, currency } = event;
    const { street = null, houseNumber = null, zip = null, city = null } = event;
    const { iban = null, vatNumber = null, email = null, phone = null } = event;
    const place = { street, houseNumber, zip, city };
    return { name, timeZone, country, currency, ...place, iban, vatNumber, email, phone };
  },
});

export const LicenceRefEntity = licences.Entity;
export type LicenceRefEntity = InstanceType<typeof LicenceRefEntity>;

@Injectable()
export class LicenceRefRepository extends licences.Repository {
  private readonly read = new PerTransaction<LicenceRefEntity | null>();

  /** The caller's own licence. @throws NOT_FOUND while its event has not come */
  async own(ctx: RequestContext): Promise<LicenceRefEntity> {
    const own = await this.read.get(ctx, async () => (await this.getMany(ctx, [ctx.licenceId]))[0] ?? null);
    if (!own) throw commonError('NOT_FOUND');
    return own;
  }
}
