import type {
  CreateRateCategory,
  RateCategoryDraft,
  RateCategoryView,
  UpdateRateCategory,
} from '@jahrring/contracts-inventory';

export const emptyCategory: RateCategoryDraft = { title: '', active: true, rates: [] };

/** Returns the form's values for a saved category: its rates by their start day. */
export function toDraft({ title, active, rates }: RateCategoryView): RateCategoryDraft {
  return {
    title,
    active,
    rates: [...rates].sort((one, other) => one.validFrom.localeCompare(other.validFrom)),
  };
}

/** The fields that differ from the saved category; its rates as a whole. */
export function changesOf(
  base: RateCategoryView,
  { title, active, rates }: CreateRateCategory,
): UpdateRateCategory {
  const written = (of: Pick<RateCategoryDraft, 'rates'>) =>
    JSON.stringify(
      (of.rates ?? []).map(({ objectId, kind, unit, validFrom, price }) =>
        [objectId, kind, unit, validFrom, Number(price)].map((value) => value ?? null),
      ),
    );
  return {
    ...(title === base.title ? {} : { title }),
    ...(active === base.active ? {} : { active }),
    ...(written({ rates }) === written(toDraft(base)) ? {} : { rates }),
  };
}

/** A rate is for one object or for a kind: what belongs to the other is none. Runs before the schema does. */
export function normaliseTargets<T extends Partial<RateCategoryDraft>>(draft: T): T {
  const rates = (draft.rates ?? []).map((rate) =>
    rate.kind ? { ...rate, objectId: null } : { ...rate, kind: null, unit: null },
  );
  return { ...draft, rates };
}
