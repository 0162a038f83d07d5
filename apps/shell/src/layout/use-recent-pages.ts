import { useOptionalBoot, useT } from '@jahrring/tool-kit';
import { useLayoutEffect } from 'react';
import { addRecent } from '../pages/home/recent-store';
import { usePlace } from '../routes/place';

/** Remembers a record's page when it is left: only then does the tab carry the record's own title. */
export function useRecentPages(): void {
  const boot = useOptionalBoot();
  const t = useT('shell');
  const { route, params, pathname } = usePlace().match;
  const isRecord = route.handle.toolId !== undefined && Object.keys(params).length > 0;
  const path = isRecord ? pathname : undefined;
  const general = t(route.handle.titleKey);
  useLayoutEffect(() => {
    if (path === undefined || !boot) return undefined;
    return () => {
      const title = document.title.replace(` · ${t('product')}`, '');
      // A page that never said which record it shows is no use in a list.
      if (title !== general) addRecent(boot.user.id, boot.licence.id, { path, title });
    };
  }, [path, boot, t, general]);
}
