import { useSearchParams } from '@jahrring/tool-kit';

/** The variant that the page shows in the place of the plan, by its address; null: the plan. */
export function useVariantId(): string | null {
  return useSearchParams()[0].get('variant');
}

/** An address of the plan, of the same variant. */
export function ofVariant(path: string, variantId: string | null): string {
  return variantId ? `${path}?variant=${variantId}` : path;
}
