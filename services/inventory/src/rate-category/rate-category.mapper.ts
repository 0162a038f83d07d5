import {
  rateCategoryView,
  type RateCategoryChanged,
  type RateCategoryView,
} from '@jahrring/contracts-inventory';
import { viewOf } from '@jahrring/service-kit';
import type { RateCategoryEntity } from './rate-category.entity';

export function toRateCategoryView(category: RateCategoryEntity): RateCategoryView {
  return viewOf(rateCategoryView, category, { rates: category.rates ?? [] });
}

/** Returns the event that other services receive about a rate category. */
export function toRateCategoryChanged(category: RateCategoryEntity): RateCategoryChanged {
  const { id, title, active, rates, deletedAt } = category;
  return { id, title, active, deleted: deletedAt !== null, rates: rates ?? [] };
}
