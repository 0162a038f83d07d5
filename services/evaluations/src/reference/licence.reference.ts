import { licenceChanged } from '@jahrring/contracts-admin';
import { defineReference, field } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';

/** The licence itself: whose name stands on its reports. Its id is the licence's. */
const licences = defineReference(licenceChanged, {
  table: 'licence_refs',
  columns: {
    name: field.text(150),
    country: field.text(2),
  },
  from: ({ name, country }) => ({ name, country }),
});

export const LicenceRefEntity = licences.Entity;

@Injectable()
export class LicenceRefRepository extends licences.Repository {}
