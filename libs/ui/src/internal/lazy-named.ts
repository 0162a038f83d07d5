import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** `React.lazy` for a named export: `lazyNamed(async () => (await load()).Layer)`. */
export function lazyNamed<P>(load: () => Promise<ComponentType<P>>): LazyExoticComponent<ComponentType<P>> {
  return lazy(async () => ({ default: await load() }));
}
