import { licenceChanged } from '@jahrring/contracts-admin';
import { defineReference, field } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';

/** Our copy of the licence itself: the head of its papers. */
const licences = defineReference(licenceChanged, {
  table: 'licence_refs',
  columns: {
    name: field.text(150),
    country: field.text(2),
    /** Street and place, telephone and e-mail; what is missing is left out. */
    address: field.json<string[]>(),
  },
  from: ({ name, country, street, houseNumber, zip, city, phone, email }) => {
    const place = joined(', ', joined(' ', street, houseNumber), joined(' ', zip, city));
    const address = [place, joined(' · ', phone, email)].filter((line) => line !== '');
    return { name, country, address };
  },
});

function joined(between: string, ...parts: (string | undefined)[]): string {
  return parts.filter(Boolean).join(between);
}

export const LicenceRefEntity = licences.Entity;

@Injectable()
export class LicenceRefRepository extends licences.Repository {}
