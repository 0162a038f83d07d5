import type { ControlledMachine } from '@jahrring/contracts-machine-control';
import { useAbility, useT } from '@jahrring/tool-kit';
import { ActionMenu, Button } from '@jahrring/ui';
import { lazy, Suspense, useState } from 'react';
import { usePlanPath } from '../use-plan-path';
import { calendarIcon, plusIcon, refreshIcon, scanIcon, toolIcon } from '@jahrring/ui/icons';

const ReadingDialog = lazy(async () => ({
  default: (await import('../dialogs/reading.dialog')).ReadingDialog,
}));
const FuellingDialog = lazy(async () => ({
  default: (await import('../dialogs/fuelling.dialog')).FuellingDialog,
}));
const WorkDialog = lazy(async () => ({ default: (await import('../dialogs/work.dialog')).WorkDialog }));
const ExchangeDialog = lazy(async () => ({
  default: (await import('../dialogs/exchange.dialog')).ExchangeDialog,
}));

type Dialog = 'read' | 'fuel' | 'work' | 'exchange';

/** Actions to record something for a machine; reading the counter is the most frequent. */
export function MachineActions({ machine }: { machine: ControlledMachine }) {
  const t = useT('machine-control');
  const mayManage = useAbility().can('tools.machinecontrol.manage');
  const [open, setOpen] = useState<Dialog | null>(null);
  const path = usePlanPath()(machine);
  const props = { machine, onClose: () => setOpen(null) };
  return (
    <>
      <Button variant="primary" icon={scanIcon} onClick={() => setOpen('read')}>
        {t('action.read')}
      </Button>
      <Button icon={plusIcon} onClick={() => setOpen('fuel')}>
        {t('action.fuel')}
      </Button>
      {mayManage ? (
        <Button icon={toolIcon} onClick={() => setOpen('work')}>
          {t('action.work')}
        </Button>
      ) : null}
      {mayManage || path !== null ? (
        <ActionMenu
          items={[
            path !== null && { label: t('action.plan'), icon: calendarIcon, to: path },
            mayManage && {
              label: t('action.exchange'),
              icon: refreshIcon,
              onClick: () => setOpen('exchange'),
            },
          ]}
        />
      ) : null}
      <Suspense>
        {open === 'read' ? <ReadingDialog {...props} /> : null}
        {open === 'fuel' ? <FuellingDialog {...props} /> : null}
        {open === 'work' ? <WorkDialog {...props} /> : null}
        {open === 'exchange' ? <ExchangeDialog {...props} /> : null}
      </Suspense>
    </>
  );
}
