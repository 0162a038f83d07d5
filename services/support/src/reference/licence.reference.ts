import { licenceChanged } from '@jahrring/contracts-admin';
import { defineReference, field } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';

/** Our copy of a licence's name, for the desk. */
const licences = defineReference(licenceChanged, {
  table: 'licence_refs',
  columns: { name: field.text(100) },
  from: ({ name }) => ({ name: name.slice(0, 100) }),
});

export const LicenceRefEntity = licences.Entity;

@Injectable()
export class LicenceRefRepository extends licences.Repository {}
