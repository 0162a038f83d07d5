import type { SurchargeWindowView } from './surcharge.contract';

/** Windows one starts from; their titles come from the texts. */
export const surchargePresets = {
  nightCh: {
    percent: 25,
    dayKinds: ['weekday', 'saturday', 'sunday', 'holiday'],
    from: '23:00',
    to: '06:00',
  },
  nightDe: {
    percent: 25,
    dayKinds: ['weekday', 'saturday', 'sunday', 'holiday'],
    from: '23:00',
    to: '06:00',
  },
  nightAt: {
    percent: 25,
    dayKinds: ['weekday', 'saturday', 'sunday', 'holiday'],
    from: '22:00',
    to: '05:00',
  },
  sundays: { percent: 50, dayKinds: ['sunday'], from: null, to: null },
  holidays: { percent: 100, dayKinds: ['holiday'], from: null, to: null },
} as const satisfies Record<
  string,
  Pick<SurchargeWindowView, 'percent' | 'from' | 'to'> & { dayKinds: readonly string[] }
>;
export type SurchargePreset = keyof typeof surchargePresets;
