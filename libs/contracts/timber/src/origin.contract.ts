import {
  country,
  id,
  idOrNew,
  listOf,
  listQuery,
  localDate,
  optionalText,
  recordFields,
  requiredText,
} from '@jahrring/contracts-common';
import { z } from 'zod';
import { polygon } from './polygon-text';
import { species, speciesCodes } from './species';

/** Longest values in characters. */
export const originLimits = { title: 150, text: 100, certificateNumber: 60, dds: 60, note: 2000 } as const;

export const certificateKinds = ['fsc', 'pefc'] as const;
export const certificateKind = z.enum(certificateKinds);
export type CertificateKind = z.infer<typeof certificateKind>;

const fields = {
  title: requiredText(originLimits.title),
  /** The forest's owner: an address. */
  ownerId: id.nullish(),
  stand: optionalText(originLimits.text),
  parcel: optionalText(originLimits.text),
  municipality: optionalText(originLimits.text),
  country: country.nullish(),
  latitude: z.number().min(-90).max(90).nullish(),
  longitude: z.number().min(-180).max(180).nullish(),
  /** The plot, as EUDR asks for from 4 ha on. */
  polygon: polygon.nullish(),
  certificateKind: certificateKind.nullish(),
  certificateNumber: optionalText(originLimits.certificateNumber),
  certificateFrom: localDate.nullish(),
  certificateUntil: localDate.nullish(),
  harvestFrom: localDate.nullish(),
  harvestUntil: localDate.nullish(),
  species: z.array(species).max(speciesCodes.length).optional(),
  /** Of the due-diligence statement (EUDR, Regulation 2023/1115). */
  ddsReference: optionalText(originLimits.dds),
  ddsVerification: optionalText(originLimits.dds),
  note: optionalText(originLimits.note),
};

export const createOrigin = z.object({ id: idOrNew, ...fields });
export type CreateOrigin = z.infer<typeof createOrigin>;
/** Values of a form while it is filled in. */
export type OriginDraft = z.input<typeof createOrigin>;

/** A field that is left out stays as it is; null or '' clears it. */
export const updateOrigin = z.object(fields).partial();
export type UpdateOrigin = z.infer<typeof updateOrigin>;

export const originView = z.object({
  ...recordFields,
  title: z.string(),
  ownerId: z.uuid().nullable(),
  ownerName: z.string().nullable(),
  stand: z.string().nullable(),
  parcel: z.string().nullable(),
  municipality: z.string().nullable(),
  country: country.nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  polygon: polygon.nullable(),
  certificateKind: certificateKind.nullable(),
  certificateNumber: z.string().nullable(),
  certificateFrom: localDate.nullable(),
  certificateUntil: localDate.nullable(),
  harvestFrom: localDate.nullable(),
  harvestUntil: localDate.nullable(),
  species: z.array(species),
  ddsReference: z.string().nullable(),
  ddsVerification: z.string().nullable(),
  note: z.string().nullable(),
});
export type OriginView = z.infer<typeof originView>;

export const originList = listOf(originView);
export type OriginList = z.infer<typeof originList>;

export const originListQuery = listQuery({
  sort: ['title', 'municipality', 'certificateUntil', 'updatedAt'],
  filter: {
    title: 'text',
    municipality: 'text',
    certificateKind: 'enum',
    certificateUntil: 'date',
    ownerId: 'id',
  },
  defaultSort: 'title',
});

/** Returns the name of a certificate; most numbers already begin with the scheme: FSC-C123456. */
export function certificateText({ kind, number }: { kind: string; number: string }): string {
  const scheme = kind.toUpperCase();
  return number.toUpperCase().startsWith(scheme) ? number : `${scheme} ${number}`;
}

/**
 * Returns true if a certificate may be claimed on that day: kind and number are set, and the day is within its
 * validity.
 */
export function certificateHolds(
  origin: Pick<OriginView, 'certificateKind' | 'certificateNumber' | 'certificateFrom' | 'certificateUntil'>,
  day: string,
): boolean {
  const {
    certificateKind: kind,
    certificateNumber: number,
    certificateFrom: from,
    certificateUntil: until,
  } = origin;
  return kind !== null && number !== null && (from === null || from <= day) && until !== null && day <= until;
}
