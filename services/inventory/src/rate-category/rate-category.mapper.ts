import type { RateCategoryChanged, RateCategoryView } from '@jahrring/contracts-inventory';
import type { RateCategoryEntity } from './rate-category.entity';

export function toRateCategoryView(category: RateCategoryEntity): RateCategoryView {
  const { id, version, title, active, createdAt, updatedAt, deletedAt } = category;
  return {
    id,
    version,
    title,
    active,
    rates: category.rates ?? [],
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    deletedAt: deletedAt?.toISOString() ?? null,
  };
}

/** Returns the event that other services receive about a rate category. */
export function toRateCategoryChanged(category: RateCategoryEntity): RateCategoryChanged {
  const { id, title, active, rates, deletedAt } = category;
  return { id, title, active, deleted: deletedAt !== null, rates: rates ?? [] };
}
