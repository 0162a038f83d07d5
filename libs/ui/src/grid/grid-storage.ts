import { createContext, type ComponentType } from 'react';
import { lazyNamed } from '../internal/lazy-named';
import type { GridLayout, GridStorage, GridViewsProps } from './grid.types';

export type LoadGridViews = () => Promise<ComponentType<GridViewsProps>>;

const prefix = 'jahrring.grid.';

/** The device's storage, or nothing where the browser refuses it (private windows). */
function deviceStorage(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch (reason) {
    if (reason instanceof DOMException) return undefined;
    throw reason;
  }
}

/** Keeps layouts on this device, apart for each owner: the shell gives the user's id, and what keeps views under a name. */
export function createGridStorage(owner = '', loadViews?: LoadGridViews): GridStorage {
  const nameOf = (key: string) => `${prefix}${owner === '' ? '' : `${owner}.`}${key}`;
  return {
    load: (key) => {
      const text = deviceStorage()?.getItem(nameOf(key));
      return text ? readLayout(text) : undefined;
    },
    ...(loadViews ? { views: lazyNamed(loadViews) } : {}),
    save: (key, layout) => deviceStorage()?.setItem(nameOf(key), JSON.stringify(layout)),
  };
}

export const GridStorageContext = createContext<GridStorage>(createGridStorage());

/** Gives every grid its storage; a grid's own `storage` wins. */
export const GridStorageProvider = GridStorageContext.Provider;

/** A layout from elsewhere, or nothing where the text is none: a broken entry must not break the list. */
export function readLayout(text: string): GridLayout | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return value !== null && typeof value === 'object' ? (value as GridLayout) : undefined;
  } catch (reason) {
    if (reason instanceof SyntaxError) return undefined;
    throw reason;
  }
}
