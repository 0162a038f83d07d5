import { useT } from '@jahrring/tool-kit';
import { Button } from '@jahrring/ui';
import { qrCodeIcon } from '@jahrring/ui/icons';
import { lazy, Suspense, useState } from 'react';
import type { LabelChoice, WholeChoice } from './label.dialog';

const LabelDialog = lazy(async () => ({ default: (await import('./label.dialog')).LabelDialog }));

type PrintLabelsProps = LabelChoice & {
  /** Instead of what is ticked: all that the list finds. */
  whole?: WholeChoice | undefined;
};

/** Prints labels of what is chosen in a list. */
export function PrintLabels({ whole, ...choice }: PrintLabelsProps) {
  const t = useT('inventory');
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button size="small" icon={qrCodeIcon} onClick={() => setOpened(true)}>
        {t('labels.print')}
      </Button>
      <Suspense>
        {opened ? <LabelDialog choice={choice} whole={whole} onClose={() => setOpened(false)} /> : null}
      </Suspense>
    </>
  );
}
