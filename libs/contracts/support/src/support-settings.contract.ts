import { id, timeZone } from '@jahrring/contracts-common';
import { z } from 'zod';
import { caseKind, caseKinds, caseUrgency } from './case-classification';

/** People who may open cases: everybody who has the tool, or only those who see all of the licence. */
export const caseOpeners = ['everybody', 'managers'] as const;

/** Support settings of one licence. */
export const updateSupportSettings = z.object({
  openers: z.enum(caseOpeners),
  kinds: z.array(caseKind).min(1).max(caseKinds.length),
  usualUrgency: caseUrgency,
  /** Told of every case of the licence, besides who opened it. */
  toldIds: z.array(id).max(50),
});
export type UpdateSupportSettings = z.infer<typeof updateSupportSettings>;

export const supportSettings = updateSupportSettings.extend({
  /** 0 until the licence has saved settings of its own. */
  version: z.int(),
  /** True if the reader may open cases, and true if they may change these settings. */
  mayOpen: z.boolean(),
  mayChange: z.boolean(),
  told: z.array(z.object({ id, name: z.string() })),
});
export type SupportSettings = z.infer<typeof supportSettings>;

export const defaultSupportSettings: UpdateSupportSettings = {
  openers: 'everybody',
  kinds: [...caseKinds],
  usualUrgency: 'medium',
  toldIds: [],
};

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** One day of the desk's week; null on both: closed. */
const deskDay = z
  .object({ from: clock.nullable(), to: clock.nullable() })
  .refine(({ from, to }) => (from === null && to === null) || (from !== null && to !== null && from < to), {
    path: ['to'],
    params: { code: 'invalid' },
  });
export type DeskDay = z.infer<typeof deskDay>;

const hours = z.number().min(0.25).max(2_000);

export const deskLimits = { answers: 50, title: 80, text: 3_000, signature: 500 } as const;

const cannedAnswer = z.object({
  title: z.string().trim().min(1).max(deskLimits.title),
  /** `{name}`, `{number}` and `{subject}` are filled in. */
  text: z.string().trim().min(1).max(deskLimits.text),
});

const targets = z.object({ first: hours, solve: hours });

/** Settings of the support desk. */
export const updateDeskSettings = z.object({
  /** Monday to Sunday. */
  week: z.array(deskDay).length(7),
  timeZone,
  /** Working hours until the first answer and until it is solved, by urgency. */
  targets: z.object({ low: targets, medium: targets, high: targets, highest: targets }),
  answers: z.array(cannedAnswer).max(deskLimits.answers),
  /** Below the first answer of a case; empty: none. */
  signature: z.string().trim().max(deskLimits.signature),
  /** A solved case is closed after so many days without a word. */
  closeAfterDays: z.int().min(1).max(365),
});
export type UpdateDeskSettings = z.infer<typeof updateDeskSettings>;

export const deskSettings = updateDeskSettings.extend({ version: z.int(), mayChange: z.boolean() });
export type DeskSettings = z.infer<typeof deskSettings>;

const workday: DeskDay = { from: '07:30', to: '17:30' };
const closed: DeskDay = { from: null, to: null };

export const defaultDeskSettings: UpdateDeskSettings = {
  week: [workday, workday, workday, workday, workday, closed, closed],
  timeZone: 'Europe/Zurich',
  targets: {
    low: { first: 16, solve: 80 },
    medium: { first: 8, solve: 40 },
    high: { first: 4, solve: 16 },
    highest: { first: 1, solve: 8 },
  },
  answers: [],
  signature: '',
  closeAfterDays: 14,
};
