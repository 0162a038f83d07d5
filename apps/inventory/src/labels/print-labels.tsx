import { useT } from '@jahrring/tool-kit';
import { Button } from '@jahrring/ui';
import { qrCodeIcon } from '@jahrring/ui/icons';
import { lazy, Suspense, useState } from 'react';
import type { LabelChoice } from './label.dialog';

const LabelDialog = lazy(async () => ({ default: (await import('./label.dialog')).LabelDialog }));

/** Prints labels of what is chosen in a list. */
export function PrintLabels(choice: LabelChoice) {
  const t = useT('inventory');
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button size="small" icon={qrCodeIcon} onClick={() => setOpened(true)}>
        {t('labels.print')}
      </Button>
      <Suspense>{opened ? <LabelDialog choice={choice} onClose={() => setOpened(false)} /> : null}</Suspense>
    </>
  );
}
