import { addressChanged, postalAddressChanged } from '@jahrring/contracts-addresses';
import type { AddressChanged, PostalAddressChanged } from '@jahrring/contracts-addresses';
import { licenceChanged } from '@jahrring/contracts-admin';
import type { LicenceChanged } from '@jahrring/contracts-admin';
import { documentLanguage } from '@jahrring/contracts-documents';
import { objectChanged } from '@jahrring/contracts-inventory';
import type { ObjectChanged } from '@jahrring/contracts-inventory';
import { projectChanged } from '@jahrring/contracts-projects';
import type { ProjectChanged } from '@jahrring/contracts-projects';
import { Consumes } from '@jahrring/service-kit';
import type { EventMeta, RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { DocumentRepository } from '../record';
import {
  AddressRefRepository,
  LicenceRefRepository,
  ObjectRefRepository,
  PostalAddressRefRepository,
  ProjectEmployeeRepository,
  ProjectRefRepository,
} from '../refs';

/** Keeps our copies of what others own; drafts follow them, issued documents do not. */
@Injectable()
export class RefConsumers {
  constructor(
    private readonly addresses: AddressRefRepository,
    private readonly postalAddresses: PostalAddressRefRepository,
    private readonly projects: ProjectRefRepository,
    private readonly employees: ProjectEmployeeRepository,
    private readonly licences: LicenceRefRepository,
    private readonly objects: ObjectRefRepository,
    private readonly documents: DocumentRepository,
  ) {}

  @Consumes(addressChanged)
  async onAddress(ctx: RequestContext, event: AddressChanged, meta: EventMeta): Promise<void> {
    const language = documentLanguage.safeParse(event.language);
    const taken = await this.addresses.take(
      ctx,
      event.id,
      {
        name: event.name,
        supplement: event.supplement ?? null,
        street: event.street ?? null,
        houseNumber: event.houseNumber ?? null,
        zip: event.zip,
        city: event.city,
        country: event.country,
        email: event.email ?? null,
        phone: event.phone ?? null,
        customerNumber: event.customerNumber ?? null,
        vatNumber: event.vatNumber ?? null,
        language: language.success ? language.data : null,
        contactName: event.contactName ?? null,
        documentEmail: event.documentEmail ?? null,
        documentCc: event.documentCc ?? null,
        eInvoice: event.eInvoice ?? null,
        buyerReference: event.buyerReference ?? null,
        electronicAddress: event.electronicAddress ?? null,
        electronicScheme: event.electronicScheme ?? null,
        paymentTerm: event.paymentTerm ?? null,
        deleted: event.deleted,
      },
      meta,
    );
    if (!taken) return;
    for (const draft of await this.documents.draftsOf(ctx, { addressId: event.id })) {
      if (draft.recipientName === event.name) continue;
      await this.documents.follow(ctx, draft.id, { recipientName: event.name });
    }
  }

  @Consumes(postalAddressChanged)
  async onPostalAddress(ctx: RequestContext, event: PostalAddressChanged, meta: EventMeta): Promise<void> {
    const { id, addressId, kind, zip, city, country, isDefault, deleted } = event;
    const { name = null, supplement = null, street = null, houseNumber = null } = event;
    const place = { name, supplement, street, houseNumber, zip, city, country };
    await this.postalAddresses.take(ctx, id, { addressId, kind, ...place, isDefault, deleted }, meta);
  }

  @Consumes(projectChanged)
  async onProject(ctx: RequestContext, event: ProjectChanged, meta: EventMeta): Promise<void> {
    const { id, number, title, status, deleted, assignedEmployeeIds, responsibleEmployeeId } = event;
    const addressId = event.addressId ?? null;
    const taken = await this.projects.take(ctx, id, { number, title, status, addressId, deleted }, meta);
    if (!taken) return;
    const concerned = responsibleEmployeeId
      ? [...assignedEmployeeIds, responsibleEmployeeId]
      : assignedEmployeeIds;
    await this.employees.replace(ctx, id, concerned);
    for (const draft of await this.documents.draftsOf(ctx, { projectId: id })) {
      if (draft.projectNumber === number && draft.projectTitle === title) continue;
      await this.documents.follow(ctx, draft.id, { projectNumber: number, projectTitle: title });
    }
  }

  @Consumes(objectChanged)
  async onObject(ctx: RequestContext, event: ObjectChanged, meta: EventMeta): Promise<void> {
    const { kind, title, articleNumber = null, unit, price, prices = null, vatRateKey } = event;
    const { assignedEmployeeIds = null, active, deleted } = event;
    const named = { kind, title, articleNumber, unit, vatRateKey, assignedEmployeeIds };
    await this.objects.take(ctx, event.id, { ...named, price, prices, active, deleted }, meta);
  }

  @Consumes(licenceChanged)
  async onLicence(ctx: RequestContext, event: LicenceChanged, meta: EventMeta): Promise<void> {
    await this.licences.take(
      ctx,
      event.id,
      {
        name: event.name,
        timeZone: event.timeZone,
        country: event.country,
        currency: event.currency,
        street: event.street ?? null,
        houseNumber: event.houseNumber ?? null,
        zip: event.zip ?? null,
        city: event.city ?? null,
        iban: event.iban ?? null,
        vatNumber: event.vatNumber ?? null,
        email: event.email ?? null,
        phone: event.phone ?? null,
      },
      meta,
    );
  }
}
