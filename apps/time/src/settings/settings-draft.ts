import { updateTimeSettings, type TimeSettings, type UpdateTimeSettings } from '@jahrring/contracts-time';
import { z } from 'zod';

/** Values of the form: the platform's lists return texts where the licence's rules have numbers. */
export const settingsDraft = z
  .custom<SettingsDraft>(() => true)
  .superRefine((draft, issues) => {
    const result = updateTimeSettings.safeParse(fromDraft(draft));
    for (const issue of result.error?.issues ?? []) issues.addIssue({ ...issue } as never);
  });

export type SettingsDraft = Omit<
  UpdateTimeSettings,
  'minuteStep' | 'lawWeekHours' | 'workingWeekDays' | 'methods'
> & {
  minuteStep: string;
  lawWeekHours: string;
  workingWeekDays: string;
  methods: Record<UpdateTimeSettings['method'], boolean>;
};

export function toDraft(settings: TimeSettings): SettingsDraft {
  const { version: _version, minuteStep, lawWeekHours, workingWeekDays, methods, ...rest } = settings;
  const has = (method: UpdateTimeSettings['method']): boolean => methods.includes(method);
  return {
    ...rest,
    minuteStep: String(minuteStep),
    lawWeekHours: String(lawWeekHours),
    workingWeekDays: String(workingWeekDays),
    methods: {
      from_to: has('from_to'),
      duration: has('duration'),
      timer: has('timer'),
      simplified: has('simplified'),
      standard: has('standard'),
    },
  };
}

/** The draft as it is sent; what is wrong with it, the contract's schema says. */
export function fromDraft({
  minuteStep,
  lawWeekHours,
  workingWeekDays,
  methods,
  ...rest
}: SettingsDraft): UpdateTimeSettings {
  const chosen = Object.entries(methods).filter(([, on]) => on);
  return {
    ...rest,
    minuteStep: Number(minuteStep) as UpdateTimeSettings['minuteStep'],
    lawWeekHours: Number(lawWeekHours) as UpdateTimeSettings['lawWeekHours'],
    workingWeekDays: Number(workingWeekDays) as UpdateTimeSettings['workingWeekDays'],
    methods: chosen.map(([method]) => method as UpdateTimeSettings['method']),
  };
}
