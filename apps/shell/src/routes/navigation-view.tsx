import { startTransition, useLayoutEffect, useMemo, useState, type ComponentType } from 'react';
import { Router, renderMatches } from 'react-router';
import { AdminLayout } from '../layout/admin-layout';
import { BlankLayout } from '../layout/blank-layout';
import { DefaultLayout } from '../layout/default-layout';
import { RootLayout } from '../layout/root-layout';
import type { Navigation, Place } from './navigation';
import type { LayoutName } from './page-route';
import { PlaceContext } from './place';

const layouts: Readonly<Record<LayoutName, ComponentType>> = {
  default: DefaultLayout,
  admin: AdminLayout,
  blank: BlankLayout,
};

/** The page within its layout, within what every screen has. */
function drawn({ match: { route, ...at }, page }: Place) {
  const around = { params: at.params, pathname: '/', pathnameBase: '/' };
  return renderMatches([
    { ...around, route: { Component: RootLayout } },
    { ...around, route: { Component: layouts[route.layout] } },
    { ...at, route: { path: route.path, element: page } },
  ]);
}

/** Draws where a navigation has arrived; what is drawn stays until the next place can be. */
export function NavigationView({ navigation }: { navigation: Navigation }) {
  const [place, setPlace] = useState(() => navigation.place.get());
  useLayoutEffect(() => {
    const follow = () => startTransition(() => setPlace(navigation.place.get()));
    follow();
    return navigation.place.subscribe(follow);
  }, [navigation]);
  const standing = useMemo(() => place && { navigation, place }, [navigation, place]);
  const page = useMemo(() => place && drawn(place), [place]);
  if (!standing) return null;
  return (
    <PlaceContext value={standing}>
      <Router location={standing.place.location} navigator={navigation.navigator}>
        {page}
      </Router>
    </PlaceContext>
  );
}
