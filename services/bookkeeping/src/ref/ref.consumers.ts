import { addressChanged } from '@jahrring/contracts-addresses';
import type { AddressChanged } from '@jahrring/contracts-addresses';
import { accountChanged, employeeChanged, licenceChanged } from '@jahrring/contracts-admin';
import type { AccountChanged, EmployeeChanged, LicenceChanged } from '@jahrring/contracts-admin';
import { Consumes } from '@jahrring/service-kit';
import type { EventMeta, RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import {
  AccountRefRepository,
  AddressRefRepository,
  EmployeeRefRepository,
  LicenceRefRepository,
} from './ref.repositories';

/** Keeps our copies of what others own. */
@Injectable()
export class RefConsumers {
  constructor(
    private readonly accounts: AccountRefRepository,
    private readonly addresses: AddressRefRepository,
    private readonly employees: EmployeeRefRepository,
    private readonly licences: LicenceRefRepository,
  ) {}

  @Consumes(accountChanged)
  async onAccount(ctx: RequestContext, event: AccountChanged, meta: EventMeta): Promise<void> {
    const { id, number, title, kind, vatKey, active, deleted } = event;
    await this.accounts.take(ctx, id, { number, title, kind, vatKey, active, deleted }, meta);
  }

  @Consumes(addressChanged)
  async onAddress(ctx: RequestContext, event: AddressChanged, meta: EventMeta): Promise<void> {
    const { id, name, zip, city, country, deleted } = event;
    const { supplement = null, street = null, houseNumber = null, customerNumber = null } = event;
    const { language = null, documentEmail, email = null, paymentTerm = null } = event;
    const place = { supplement, street, houseNumber, zip, city, country };
    const reach = { customerNumber, language, email: documentEmail ?? email, paymentTerm };
    await this.addresses.take(ctx, id, { name, ...place, ...reach, deleted }, meta);
  }

  @Consumes(employeeChanged)
  async onEmployee(ctx: RequestContext, event: EmployeeChanged, meta: EventMeta): Promise<void> {
    const { id, userId, firstName, lastName, active } = event;
    await this.employees.take(ctx, id, { userId, name: `${firstName} ${lastName}`, active }, meta);
  }

  @Consumes(licenceChanged)
  async onLicence(ctx: RequestContext, event: LicenceChanged, meta: EventMeta): Promise<void> {
    const { id, name, timeZone, country, currency } = event;
    const { street = null, houseNumber = null, zip = null, city = null } = event;
    const { iban = null, vatNumber = null, email = null, phone = null } = event;
    const place = { street, houseNumber, zip, city };
    const values = { name, timeZone, country, currency, ...place, iban, vatNumber, email, phone };
    await this.licences.take(ctx, id, values, meta);
  }
}
