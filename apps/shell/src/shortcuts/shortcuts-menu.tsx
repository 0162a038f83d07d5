import { useT } from '@jahrring/tool-kit';
import { withTexts } from '@jahrring/tool-kit/shell';
import { IconButton, Popover } from '@jahrring/ui';
import { Suspense, lazy } from 'react';
import { starIcon } from '@jahrring/ui/icons';

const load = withTexts(() => import(/* webpackChunkName: "shortcuts" */ './shortcuts-panel'));
const ShortcutsPanel = lazy(async () => ({ default: (await load()).ShortcutsPanel }));

/** The pages somebody uses most, in the bar. */
export function ShortcutsMenu() {
  const t = useT('shell');
  return (
    <Popover
      label={t('shortcuts.title')}
      align="end"
      preload={load}
      trigger={(trigger) => <IconButton icon={starIcon} label={t('shortcuts.title')} {...trigger} />}
    >
      {(close) => (
        <Suspense>
          <ShortcutsPanel onFollow={close} />
        </Suspense>
      )}
    </Popover>
  );
}
