import { markActions, type MarkAction } from '@jahrring/contracts-time';
import { useT } from '@jahrring/tool-kit';
import { ActionMenu, type ActionMenuProps, type IconShape } from '@jahrring/ui';
import { lazy, Suspense, useState } from 'react';
import {
  archiveIcon,
  circleCheckIcon,
  eyeIcon,
  eyeOffIcon,
  restoreIcon,
  uploadIcon,
  xIcon,
} from '@jahrring/ui/icons';
import type { MarkSelection } from './mark-dialog';

const MarkDialog = lazy(async () => ({ default: (await import('./mark-dialog')).MarkDialog }));

const icons: Readonly<Record<MarkAction, IconShape>> = {
  seen: eyeIcon,
  unseen: eyeOffIcon,
  confirm: circleCheckIcon,
  unconfirm: xIcon,
  archive: archiveIcon,
  unarchive: restoreIcon,
  export: uploadIcon,
  unexport: xIcon,
};

interface MarkMenuProps extends Pick<ActionMenuProps, 'text' | 'label' | 'size'> {
  selection: MarkSelection;
}

/** Everything that can be done with many entries; each says first how many it would change. */
export function MarkMenu({ selection, ...menu }: MarkMenuProps) {
  const t = useT('time');
  const [asked, setAsked] = useState<{ action: MarkAction; selection: MarkSelection } | null>(null);
  return (
    <>
      <ActionMenu
        {...menu}
        items={markActions.map((action) => ({
          label: t(`mark.${action}`),
          icon: icons[action],
          onClick: () => setAsked({ action, selection }),
        }))}
      />
      {asked ? (
        <Suspense fallback={null}>
          <MarkDialog {...asked} onClose={() => setAsked(null)} />
        </Suspense>
      ) : null}
    </>
  );
}
