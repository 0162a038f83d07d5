import { licenceChanged } from '@jahrring/contracts-admin';
import { defineReference, field } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';

/** Our copy of the licence itself: whose name and place stand on its papers. Its id is the licence's. */
const licences = defineReference(licenceChanged, {
  table: 'licence_refs',
  columns: {
    name: field.text(150),
    country: field.text(2),
    /** Street and town in one line; '' where none is known. */
    place: field.text(150),
    /** Null until it is told again since it is kept here. */
    phone: field.text(50).nullable(),
    email: field.text(254).nullable(),
  },
  from: ({ name, country, street, houseNumber, zip, city, phone, email }) => {
    const lines = [joined(' ', street, houseNumber), joined(' ', zip, city)];
    return { name, country, place: joined(', ', ...lines), phone: phone || null, email: email || null };
  },
});

function joined(between: string, ...parts: (string | undefined)[]): string {
  return parts.filter(Boolean).join(between);
}

export const LicenceRefEntity = licences.Entity;
export type LicenceRefEntity = InstanceType<typeof LicenceRefEntity>;

@Injectable()
export class LicenceRefRepository extends licences.Repository {}
