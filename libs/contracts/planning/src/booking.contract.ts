import { daysBetween, frequencies, id, localDate, optionalText, version } from '@jahrring/contracts-common';
import { z } from 'zod';

/** Longest span one request may ask for: a year and its border weeks. */
export const longestSpanDays = 380;
/** `days`: longest booking; `series`: most bookings of one series. */
export const bookingLimits = { note: 200, title: 150, days: 62, series: 200 } as const;

/** Kinds of resources. `external`: a company from outside, such as a haulier; its crews are not counted. */
export const resourceKinds = ['person', 'machine', 'vehicle', 'tool', 'external'] as const;
export type ResourceKind = (typeof resourceKinds)[number];

/** Parts of each of its days that a booking covers; `times` gives the hours. */
export const dayParts = ['full', 'morning', 'afternoon', 'times'] as const;
export type DayPart = (typeof dayParts)[number];

export const bookingStatuses = ['planned', 'confirmed', 'done'] as const;
export type BookingStatus = (typeof bookingStatuses)[number];

/** Wall-clock time, `HH:MM`; the end of a day is `24:00`. */
const dayTime = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/);

const wholeShare = 100;

const fields = {
  resourceId: id,
  /** A project, or in `title` what else is done. */
  projectId: id.nullish(),
  title: optionalText(bookingLimits.title),
  firstDay: localDate,
  lastDay: localDate,
  part: z.enum(dayParts),
  from: dayTime.nullish(),
  to: dayTime.nullish(),
  /** Share of the resource that it uses during this time, in percent. */
  share: z.int().min(1).max(wholeShare),
  status: z.enum(bookingStatuses),
  note: optionalText(bookingLimits.note),
};

/** Booking again by a rule, from its first day to `until`. */
export const bookingRepeat = z.object({
  frequency: z.enum(frequencies).exclude(['never', 'yearly']),
  interval: z.int().min(1).max(52).default(1),
  weekdays: z.array(z.int().min(1).max(7)).max(7).default([]),
  until: localDate,
});
export type BookingRepeat = z.infer<typeof bookingRepeat>;

/** A resource at work on a project or something else, for some days. */
export const createBooking = z
  .object({
    ...fields,
    id: id.optional(),
    part: fields.part.default('full'),
    share: fields.share.default(wholeShare),
    status: fields.status.default('planned'),
    repeat: bookingRepeat.nullish(),
  })
  .refine(({ projectId, title }) => Boolean(projectId) !== Boolean(title), {
    path: ['projectId'],
    params: { code: 'required' },
  })
  .refine(({ firstDay, lastDay }) => lastDay >= firstDay, {
    path: ['lastDay'],
    params: { code: 'afterOrEqual' },
  })
  .refine(({ firstDay, lastDay }) => daysBetween(firstDay, lastDay) < bookingLimits.days, {
    path: ['lastDay'],
    params: { code: 'maxNumber', max: bookingLimits.days },
  })
  .refine(({ part, from, to }) => part !== 'times' || Boolean(from && to), {
    path: ['from'],
    params: { code: 'required' },
  })
  .refine(({ part, from, to }) => part !== 'times' || !from || !to || to > from, {
    path: ['to'],
    params: { code: 'after' },
  });
export type CreateBooking = z.infer<typeof createBooking>;
export type BookingDraft = z.input<typeof createBooking>;

/** A field that is left out stays as it is; together they are what `createBooking` takes. */
export const updateBooking = z.object(fields).partial();
export type UpdateBooking = z.infer<typeof updateBooking>;

export const bookingView = z.object({
  id,
  version,
  resourceId: id,
  projectId: id.nullable(),
  projectNumber: z.string().nullable(),
  projectTitle: z.string().nullable(),
  title: z.string().nullable(),
  firstDay: localDate,
  lastDay: localDate,
  part: z.enum(dayParts),
  from: z.string().nullable(),
  to: z.string().nullable(),
  share: z.int(),
  status: z.enum(bookingStatuses),
  note: z.string().nullable(),
  /** Of all bookings that were made by one rule. */
  seriesId: id.nullable(),
});
export type BookingView = z.infer<typeof bookingView>;

/** Reach of a removal: the booking alone, or all of its series from its day on. */
export const removalReaches = ['one', 'following'] as const;
export const removalQuery = z.object({ reach: z.enum(removalReaches).default('one') });
export type RemovalQuery = z.infer<typeof removalQuery>;

/** Bookings that were removed, or are to come back. */
export const bookingIds = z.object({ ids: z.array(id).min(1).max(bookingLimits.series) });
export type BookingIds = z.infer<typeof bookingIds>;
