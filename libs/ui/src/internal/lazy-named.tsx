import { useEffect, useState, type ComponentType, type FunctionComponent } from 'react';

export type LazyComponent<P> = FunctionComponent<P> & {
  /** Fetches the code ahead of its first use; settles when it is there. */
  preload: () => Promise<void>;
};

/**
 * A component whose code comes at its first use: `lazyNamed(async () => (await import('./layer')).Layer)`. Not `React.lazy`,
 * because Suspense holds a revealed part back for 300 ms, and a menu has to open at once. A failed load goes to the error
 * boundary and is tried again the next time.
 */
export function lazyNamed<P extends object>(load: () => Promise<ComponentType<P>>): LazyComponent<P> {
  let Loaded: ComponentType<P> | undefined;
  let pending: Promise<void> | undefined;
  const preload = () => {
    pending ??= load().then(
      (component) => {
        Loaded = component;
      },
      (reason: unknown) => {
        pending = undefined;
        throw reason;
      },
    );
    return pending;
  };
  function Lazy(props: P) {
    const [, setReady] = useState(Loaded !== undefined);
    useEffect(() => {
      if (Loaded) return undefined;
      let wanted = true;
      preload().then(
        () => wanted && setReady(true),
        (reason: unknown) =>
          wanted &&
          setReady(() => {
            throw reason;
          }),
      );
      return () => {
        wanted = false;
      };
    }, []);
    return Loaded ? <Loaded {...props} /> : null;
  }
  return Object.assign(Lazy, { preload });
}

/** Fetches code ahead of need; a failure shows when the code is needed, not now. */
export function preloadQuietly(...components: readonly { preload: () => Promise<void> }[]): void {
  components.forEach((component) => component.preload().catch(() => undefined));
}
