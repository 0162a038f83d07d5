import { licenceChanged } from '@jahrring/contracts-admin';
import type { Country, Currency } from '@jahrring/contracts-common';
import {
  defineReference,
  field,
  PerTransaction,
  Remembered,
  RepositoryServices,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';

const LICENCES_KEPT = 500;

/** Our copy of the licence itself: the sender of its documents and the creditor of its bills. */
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
  private readonly own = new PerTransaction<LicenceRefEntity | null>();
  private readonly known: Remembered<LicenceRefEntity | null>;

  constructor(services: RepositoryServices) {
    super(services);
    const { db, clock } = services;
    this.known = new Remembered(db, clock, LICENCES_KEPT, [LicenceRefEntity]);
  }

  /** The caller's own licence. */
  findOwn(ctx: RequestContext): Promise<LicenceRefEntity | null> {
    return this.own.get(ctx, () => this.known.of(ctx, '', () => this.find(ctx, ctx.licenceId)));
  }
}
