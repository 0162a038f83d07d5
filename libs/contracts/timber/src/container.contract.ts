import {
  id,
  idOrNew,
  listOf,
  listQuery,
  localDate,
  optionalText,
  quantity,
  recordFields,
  requiredText,
} from '@jahrring/contracts-common';
import { z } from 'zod';
import { volumeUnit } from './measuring/conversion';

/** Longest values in characters; weights in kg, moisture in per cent of the fresh weight. */
export const containerLimits = { title: 40, place: 200, note: 2000, kg: 100_000, ticket: 40 } as const;

const kg = z.int().min(0).max(containerLimits.kg);

const fields = {
  /** The number written on it. */
  title: requiredText(containerLimits.title),
  tareKg: kg.nullish(),
  place: optionalText(containerLimits.place),
  latitude: z.number().min(-90).max(90).nullish(),
  longitude: z.number().min(-180).max(180).nullish(),
  /** Lot that is in it. */
  lotId: id.nullish(),
  note: optionalText(containerLimits.note),
};

export const createContainer = z.object({ id: idOrNew, ...fields });
export type CreateContainer = z.infer<typeof createContainer>;
/** Values of a form while it is filled in. */
export type ContainerDraft = z.input<typeof createContainer>;

/** A field that is left out stays as it is; null or '' clears it. */
export const updateContainer = z.object(fields).partial();
export type UpdateContainer = z.infer<typeof updateContainer>;

export const containerView = z.object({
  ...recordFields,
  title: z.string(),
  tareKg: z.int().nullable(),
  place: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  lotId: z.uuid().nullable(),
  lotTitle: z.string().nullable(),
  note: z.string().nullable(),
  /** Of its latest weighing. */
  netKg: z.int().nullable(),
  weighedOn: localDate.nullable(),
});
export type ContainerView = z.infer<typeof containerView>;

export const containerList = listOf(containerView);
export type ContainerList = z.infer<typeof containerList>;

export const containerListQuery = listQuery({
  sort: ['title', 'place', 'weighedOn', 'updatedAt'],
  filter: { title: 'text', place: 'text', lotId: 'id', weighedOn: 'date' },
  defaultSort: 'title',
});

const moisture = z.stringFormat('percent', /^(?:\d{1,2}(?:\.\d)?|100(?:\.0)?)$/);

/** A slip of the scales. */
export const createWeighTicket = z.object({
  id: idOrNew,
  weighedOn: localDate,
  ticketNumber: optionalText(containerLimits.ticket),
  grossKg: kg,
  /** The container's own where there is none. */
  tareKg: kg.nullish(),
  moisture: moisture.nullish(),
  /** m³ of the unit that were in it. */
  quantity: quantity
    .refine((text) => !text.startsWith('-'), { params: { code: 'minNumber', min: 0 } })
    .nullish(),
  unit: volumeUnit.nullish(),
});
export type CreateWeighTicket = z.infer<typeof createWeighTicket>;
export type WeighTicketDraft = z.input<typeof createWeighTicket>;

export const weighTicketView = z.object({
  ...recordFields,
  containerId: z.uuid(),
  /** Lot that was in it at that time. */
  lotId: z.uuid().nullable(),
  place: z.string().nullable(),
  weighedOn: localDate,
  ticketNumber: z.string().nullable(),
  grossKg: z.int(),
  tareKg: z.int(),
  netKg: z.int(),
  moisture: z.string().nullable(),
  /** Net weight without its water, whole kg. */
  dryKg: z.int().nullable(),
  quantity: quantity.nullable(),
  unit: volumeUnit.nullable(),
  /** The quantity as solid m³. */
  solid: quantity.nullable(),
});
export type WeighTicketView = z.infer<typeof weighTicketView>;
export const weighTicketList = listOf(weighTicketView);
export type WeighTicketList = z.infer<typeof weighTicketList>;

/** Weight without water: net · (100 − moisture) / 100, whole kg, half up. */
export function dryWeight(netKg: number, moisture: string): number {
  const tenths = Math.round(Number(moisture) * 10);
  return Math.round((netKg * (1000 - tenths)) / 1000);
}
