import { id, listOf, listQuery, recordFields, requiredText } from '@jahrring/contracts-common';
import { z } from 'zod';

export const qrCodeLimits = { title: 150, labels: 400 } as const;

const latitude = z.number().min(-90).max(90);
const longitude = z.number().min(-180).max(180);

const fields = {
  /** Text on the label besides the number. */
  title: requiredText(qrCodeLimits.title),
  /** Target on which scanning books: a project, an object, or both. */
  projectId: id.nullable(),
  objectId: id.nullable(),
  /** Position of the code, WGS 84 degrees; both or neither. */
  latitude: latitude.nullable(),
  longitude: longitude.nullable(),
};

export const createQrCode = z
  .object({
    ...fields,
    id: id.optional(),
    projectId: fields.projectId.default(null),
    objectId: fields.objectId.default(null),
    latitude: fields.latitude.default(null),
    longitude: fields.longitude.default(null),
  })
  .refine(({ projectId, objectId }) => projectId !== null || objectId !== null, {
    path: ['projectId'],
    params: { code: 'required' },
  })
  .refine((code) => (code.latitude === null) === (code.longitude === null), {
    path: ['longitude'],
    params: { code: 'required' },
  });
export type CreateQrCode = z.infer<typeof createQrCode>;
export type QrCodeDraft = z.input<typeof createQrCode>;

export const qrCodeView = z.object({
  ...recordFields,
  ...fields,
  title: z.string(),
  /** Printed below the code; typed where no camera helps. Given once per licence. */
  number: z.int(),
});
export type QrCodeView = z.infer<typeof qrCodeView>;

export const qrCodeListSpec = {
  sort: ['number', 'title', 'updatedAt'],
  filter: { title: 'text' },
  defaultSort: '-number',
} as const;
export const qrCodeListQuery = listQuery(qrCodeListSpec);
export const qrCodeList = listOf(qrCodeView);

/** Fields that a device needs to recognise a code without a connection. */
export const knownQrCode = z.object({
  id,
  number: z.int(),
  ...fields,
  title: z.string(),
  /** Its object is a machine or vehicle: defects of it can be reported. */
  isMachine: z.boolean(),
});
export type KnownQrCode = z.infer<typeof knownQrCode>;
export const knownQrCodes = listOf(knownQrCode);

/** Prefix of the code's content. */
export const qrPrefix = 'jahrring:';
