import { z } from 'zod';
import { localTime } from './local-time';

/** Methods by which people may record hours. */
export const recordingMethods = ['from_to', 'duration', 'timer', 'simplified', 'standard'] as const;
export type RecordingMethod = (typeof recordingMethods)[number];

export const overlapRules = ['block', 'warn', 'allow'] as const;
export type OverlapRule = (typeof overlapRules)[number];

/** Whose law on breaks is hinted at: that of the licence's zone, of a country, steps of the licence's own, or none. */
export const breakRules = ['zone', 'CH', 'DE', 'AT', 'own', 'none'] as const;

/** Whose working-time law is hinted at: that of the licence's zone, of a country, or none. */
export const lawRules = ['zone', 'CH', 'DE', 'AT', 'none'] as const;

export const lawWeekHours = [45, 50] as const;

export const minuteSteps = [1, 5, 6, 10, 15] as const;
const minutesPerDay = 24 * 60;

const breakStep = z.object({
  /** Worked minutes above which the break is due. */
  aboveMinutes: z.int().min(0).max(minutesPerDay),
  breakMinutes: z.int().min(1).max(minutesPerDay),
});

/** Every rule of a licence about recording time; hours, days, minutes and seconds as the names say. */
const values = z.object({
  methods: z.array(z.enum(recordingMethods)).min(1).max(recordingMethods.length),
  /** Used for whoever has none of their own. */
  method: z.enum(recordingMethods),
  commentRequired: z.boolean(),
  /** Days after the work date on which an entry can still be changed. */
  lockDays: z.int().min(0).max(366),
  /** A month closes on this day of the next one … */
  monthCloseDay: z.int().min(1).max(28),
  /** … at this local time. */
  monthCloseTime: localTime,
  /** Hours for which an unlocked day stays open. */
  unlockHours: z.int().min(1).max(168),
  /** After a tap on the timer nothing else counts for so long. */
  timerDelaySeconds: z.int().min(0).max(30),
  timerPromptHours: z.int().min(1).max(24),
  timerStopHours: z.int().min(1).max(24),
  overlap: z.enum(overlapRules),
  /** Number of days ahead for which work may be recorded. */
  futureDays: z.int().min(0).max(366),
  absenceFutureMonths: z.int().min(0).max(36),
  maxEntryHours: z.int().min(1).max(24),
  breakRule: z.enum(breakRules),
  /** Steps of the licence's own, where the rule says so. */
  breakSteps: z.array(breakStep).max(5),
  lawRule: z.enum(lawRules),
  /** The longest week by Swiss law: 45 h for industry and offices, 50 h for all others (ArG art. 9). */
  lawWeekHours: z.literal(lawWeekHours),
  workingWeekDays: z.union([z.literal(5), z.literal(7)]),
  dailyTargetMinutes: z.int().min(0).max(minutesPerDay),
  /** A day that is short of its target by no more than this is not flagged. */
  missingToleranceMinutes: z.int().min(0).max(120),
  minuteStep: z.literal(minuteSteps),
  scanDistanceMetres: z.int().min(10).max(50_000),
  /** True if an entry may be booked on another company part than the person's own. */
  companyPartSwitch: z.boolean(),
  /** True if day reports show prices, to those who may see them. */
  dayReportPrices: z.boolean(),
});
type Values = z.infer<typeof values>;

/** Checks that the values are consistent with each other. */
function checkTogether(settings: Values, issues: z.core.$RefinementCtx<Values>): void {
  const report = (field: keyof Values, code: string, params: Record<string, number> = {}): void =>
    issues.addIssue({ code: 'custom', path: [field], message: code, params: { code, ...params } });
  if (!settings.methods.includes(settings.method)) report('method', 'in');
  if (settings.timerStopHours < settings.timerPromptHours) {
    report('timerStopHours', 'minNumber', { min: settings.timerPromptHours });
  }
  if (settings.timerStopHours > settings.maxEntryHours) {
    report('timerStopHours', 'maxNumber', { max: settings.maxEntryHours });
  }
  if (settings.breakRule === 'own' && settings.breakSteps.length === 0) report('breakSteps', 'required');
}

export const updateTimeSettings = values.superRefine(checkTogether);
export type UpdateTimeSettings = z.infer<typeof updateTimeSettings>;

export const timeSettings = values.extend({
  /** 0 until the licence has saved settings of its own. */
  version: z.int(),
});
export type TimeSettings = z.infer<typeof timeSettings>;

/** Default settings until a licence changes them; the only place where these values are defined. */
export const defaultTimeSettings: UpdateTimeSettings = {
  methods: [...recordingMethods],
  method: 'standard',
  commentRequired: false,
  lockDays: 7,
  monthCloseDay: 5,
  monthCloseTime: '12:00',
  unlockHours: 48,
  timerDelaySeconds: 3,
  timerPromptHours: 10,
  timerStopHours: 12,
  overlap: 'block',
  futureDays: 0,
  absenceFutureMonths: 18,
  maxEntryHours: 16,
  breakRule: 'zone',
  breakSteps: [],
  lawRule: 'zone',
  lawWeekHours: 50,
  workingWeekDays: 5,
  dailyTargetMinutes: 8 * 60 + 24,
  missingToleranceMinutes: 15,
  minuteStep: 5,
  scanDistanceMetres: 200,
  companyPartSwitch: true,
  dayReportPrices: false,
};
