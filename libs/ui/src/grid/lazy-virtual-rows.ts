import { lazyNamed, preloadQuietly } from '../internal/lazy-named';
import type { VirtualRowsProps } from './virtual-rows';

/** Above so many rows only those in view are in the page. */
export const virtualFrom = 100;

export const VirtualRows = lazyNamed<VirtualRowsProps>(
  async () => (await import('./virtual-rows')).VirtualRows,
);

/** Fetches the code for long lists ahead of need, for example when "All" comes near. */
export function preloadVirtualRows(): void {
  preloadQuietly(VirtualRows);
}
