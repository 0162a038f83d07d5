import { useValue } from '@jahrring/tool-kit';
import { createContext, useContext } from 'react';
import type { Navigation, Place } from './navigation';

export interface Standing {
  navigation: Navigation;
  /** The one that is drawn; the navigation itself may be ahead of it. */
  place: Place;
}

export const PlaceContext = createContext<Standing | null>(null);

function useStanding(): Standing {
  const standing = useContext(PlaceContext);
  if (!standing) throw new Error('Only under a NavigationView');
  return standing;
}

/** Returns the shown page: its route, its path parameters, its location. */
export function usePlace(): Place {
  return useStanding().place;
}

/** The running navigation; the same as long as the session's routes are. */
export function useNavigation(): Navigation {
  return useStanding().navigation;
}

/** Returns true if another page is being loaded. */
export function usePageLoading(): boolean {
  return useValue(useNavigation().loading);
}
