import { useOptionalBoot, useT } from '@jahrring/tool-kit';
import { useLayoutEffect } from 'react';
import { useMatches } from 'react-router';
import { addRecent } from '../pages/home/recent-store';
import { isRouteHandle } from '../routes/handle';

/** Remembers a record's page when it is left: only then does the tab carry the record's own title. */
export function useRecentPages(): void {
  const boot = useOptionalBoot();
  const t = useT('shell');
  const page = useMatches().at(-1);
  const handle = page?.handle;
  const isRecord =
    isRouteHandle(handle) && handle.toolId !== undefined && Object.keys(page?.params ?? {}).length > 0;
  const path = isRecord ? page?.pathname : undefined;
  const general = isRouteHandle(handle) ? t(handle.titleKey) : '';
  useLayoutEffect(() => {
    if (path === undefined || !boot) return undefined;
    return () => {
      const title = document.title.replace(` · ${t('product')}`, '');
      // A page that never said which record it shows is no use in a list.
      if (title !== general) addRecent(boot.user.id, boot.licence.id, { path, title });
    };
  }, [path, boot, t, general]);
}
