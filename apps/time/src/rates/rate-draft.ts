import { id, localDate, unitPrice } from '@jahrring/contracts-common';
import { entryKinds, type RateDraft, type TimeRateView } from '@jahrring/contracts-time';
import { z } from 'zod';

/** Whom or what a project's rate is for; the licence's own is for neither. */
export const rateTargets = ['person', 'object'] as const;

/** Values of the dialog: of person and object only the chosen one counts. */
export const rateForm = z
  .object({
    target: z.enum(rateTargets).nullable(),
    employeeId: id.nullable(),
    kind: z.enum(entryKinds),
    objectId: id.nullable(),
    validFrom: localDate,
    price: unitPrice,
  })
  .superRefine(({ target, employeeId, objectId }, issues) => {
    const field = target === 'person' ? 'employeeId' : 'objectId';
    const named = target === null || (target === 'person' ? employeeId : objectId) !== null;
    if (!named)
      issues.addIssue({ code: 'custom', path: [field], message: 'required', params: { code: 'required' } });
  });
export type RateForm = z.infer<typeof rateForm>;

export function emptyRate(projectId: string | undefined, today: string): RateForm {
  return {
    target: projectId ? 'person' : null,
    employeeId: null,
    kind: 'hours',
    objectId: null,
    validFrom: today,
    price: '',
  };
}

export function formOf({ employeeId, objectId, validFrom, price }: TimeRateView): RateForm {
  const target = employeeId ? 'person' : objectId ? 'object' : null;
  return { target, employeeId, kind: 'hours', objectId, validFrom, price };
}

export function rateOf(projectId: string | undefined, form: RateForm): RateDraft {
  const { target, validFrom, price } = form;
  return {
    projectId: projectId ?? null,
    employeeId: target === 'person' ? form.employeeId : null,
    objectId: target === 'object' ? form.objectId : null,
    validFrom,
    price,
  };
}
