import {
  absenceTypes,
  updateAbsenceSettings,
  type AbsenceSettings,
  type AbsenceType,
  type UpdateAbsenceSettings,
} from '@jahrring/contracts-time';
import { z } from 'zod';

type Ticks = Record<AbsenceType, boolean>;

/** Values of the form: ticks instead of the lists in the rules, and the day that is being added. */
export type AbsenceDraft = Omit<
  UpdateAbsenceSettings,
  'approvalTypes' | 'creditedTypes' | 'carryExpiresOn' | 'region'
> & {
  /** With the country it was chosen for, as codes of two countries may be the same: `CH-BE`. */
  region: string | null;
  approval: Ticks;
  credited: Ticks;
  expiryDay: number | null;
  expiryMonth: string | null;
  added: { date: string | null; name: string; halves: number };
};

export const noDay: AbsenceDraft['added'] = { date: null, name: '', halves: 2 };

export const absenceDraft = z
  .custom<AbsenceDraft>(() => true)
  .superRefine((draft, issues) => {
    const result = updateAbsenceSettings.safeParse(fromDraft(draft));
    for (const issue of result.error?.issues ?? []) {
      issues.addIssue({ ...issue, path: fieldOf(issue.path, draft) } as never);
    }
  });

export function toDraft({ version: _version, ...settings }: AbsenceSettings): AbsenceDraft {
  const { approvalTypes, creditedTypes, carryExpiresOn, region, ...rest } = settings;
  const [month = null, day] = carryExpiresOn?.split('-') ?? [];
  return {
    ...rest,
    region: region && regionKey(rest.country, region),
    approval: ticks(approvalTypes),
    credited: ticks(creditedTypes),
    expiryDay: day ? Number(day) : null,
    expiryMonth: month,
    added: noDay,
  };
}

/** The draft as it is sent; what is wrong with it, the contract's schema says. */
export function fromDraft(draft: AbsenceDraft): UpdateAbsenceSettings {
  const { approval, credited, expiryDay, expiryMonth, added, region: _region, ...rest } = draft;
  const expires = expiryDay !== null || expiryMonth !== null;
  const isAdding = added.date !== null || added.name !== '';
  return {
    ...rest,
    region: regionOf(draft),
    holidays: isAdding ? [...rest.holidays, { ...added, date: added.date ?? '' }] : rest.holidays,
    approvalTypes: ticked(approval),
    creditedTypes: ticked(credited),
    carryExpiresOn: expires ? `${expiryMonth ?? ''}-${String(expiryDay ?? '').padStart(2, '0')}` : null,
  };
}

export const regionKey = (country: string, code: string): string => `${country}-${code}`;

/** The region's code, unless it was chosen for another country. */
export function regionOf({ country, region }: Pick<AbsenceDraft, 'country' | 'region'>): string | null {
  const prefix = regionKey(country, '');
  return region?.startsWith(prefix) ? region.slice(prefix.length) : null;
}

function fieldOf(path: readonly PropertyKey[], { holidays }: AbsenceDraft): PropertyKey[] {
  if (path[0] === 'carryExpiresOn') return ['expiryDay'];
  if (path[0] === 'holidays' && path[1] === holidays.length) return ['added', ...path.slice(2)];
  return [...path];
}

function ticks(types: readonly AbsenceType[]): Ticks {
  return Object.fromEntries(absenceTypes.map((type) => [type, types.includes(type)])) as Ticks;
}

function ticked(ticks: Ticks): AbsenceType[] {
  return absenceTypes.filter((type) => ticks[type]);
}
