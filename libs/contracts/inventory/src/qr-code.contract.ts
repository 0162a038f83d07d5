import { id, listOf, listQuery, recordFields, requiredText } from '@jahrring/contracts-common';
import { z } from 'zod';

export const qrCodeLimits = { title: 150, labels: 400 } as const;

const latitude = z.number().min(-90).max(90);
const longitude = z.number().min(-180).max(180);

const fields = {
  /** What the label says besides the number. */
  title: requiredText(qrCodeLimits.title),
  /** What scanning it books on: a project, an object, or both. */
  projectId: id.nullable(),
  objectId: id.nullable(),
  /** Where it hangs, WGS 84 degrees; both or neither. */
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

/** What a device needs to know a code without a connection. */
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

/** What the code says when it is read. */
export const qrPrefix = 'jahrring:';
