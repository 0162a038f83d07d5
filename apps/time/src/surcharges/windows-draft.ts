import {
  dayKinds,
  surchargePresets,
  updateSurchargeSettings,
  type DayKind,
  type StackingRule,
  type SundayRule,
  type SurchargePreset,
  type SurchargeSettings,
  type SurchargeWindowView,
  type UpdateSurchargeSettings,
} from '@jahrring/contracts-time';
import { newUuid } from '@jahrring/tool-kit';
import { z } from 'zod';

/** Values of the form: a tick for each kind of day instead of the licence's list. */
export interface WindowDraft extends Omit<SurchargeWindowView, 'dayKinds' | 'percent'> {
  percent: number | null;
  days: Record<DayKind, boolean>;
}

export interface WindowsDraft {
  stacking: StackingRule;
  sundayRule: SundayRule;
  windows: WindowDraft[];
}

/**
 * Form schema that reports the errors of the contract's schema; a missing kind of day is reported at the first of them.
 */
export const windowsDraft = z
  .custom<WindowsDraft>(() => true)
  .superRefine((draft, issues) => {
    const result = updateSurchargeSettings.safeParse(fromDraft(draft));
    for (const issue of result.error?.issues ?? []) {
      const path = issue.path.flatMap((part) => (part === 'dayKinds' ? ['days', dayKinds[0]] : [part]));
      issues.addIssue({ ...issue, path } as never);
    }
  });

export function toDraft({ stacking, sundayRule, windows }: SurchargeSettings): WindowsDraft {
  return {
    stacking,
    sundayRule,
    windows: windows.map(({ dayKinds: kinds, ...window }) => ({ ...window, days: ticked(kinds) })),
  };
}

export function fromDraft({ stacking, sundayRule, windows }: WindowsDraft): UpdateSurchargeSettings {
  return {
    stacking,
    sundayRule,
    windows: windows.map(({ days, ...window }) => ({
      ...window,
      percent: window.percent as number,
      dayKinds: dayKinds.filter((kind) => days[kind]),
    })),
  };
}

/** A new window that begins like a preset. */
export function fromPreset(preset: SurchargePreset, title: string): WindowDraft {
  const { percent, dayKinds: kinds, from, to } = surchargePresets[preset];
  return { id: newUuid(), title, percent, days: ticked(kinds), from, to, active: true };
}

function ticked(kinds: readonly DayKind[]): Record<DayKind, boolean> {
  const has = (kind: DayKind): boolean => kinds.includes(kind);
  return {
    weekday: has('weekday'),
    saturday: has('saturday'),
    sunday: has('sunday'),
    holiday: has('holiday'),
  };
}
