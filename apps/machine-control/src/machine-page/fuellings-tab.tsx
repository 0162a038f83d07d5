import type { ControlledMachine, FuellingView } from '@jahrring/contracts-machine-control';
import { useFormat, useT } from '@jahrring/tool-kit';
import { Card, Stack, Stat } from '@jahrring/ui';
import { lazy, Suspense, useState } from 'react';
import { editIcon, trashIcon } from '@jahrring/ui/icons';
import { useFuellings } from '../machine-control.api';
import { useUnits } from '../use-units';
import { RecordList, type RecordRow } from './record-list';
import { useRecordRemoval } from './use-record-removal';

const FuellingDialog = lazy(async () => ({
  default: (await import('../dialogs/fuelling.dialog')).FuellingDialog,
}));

/** Fuellings of the machine, and its fuel consumption. */
export function FuellingsTab({ machine }: { machine: ControlledMachine }) {
  const t = useT('machine-control');
  const format = useFormat();
  const units = useUnits();
  const query = useFuellings(machine.id, { refetchOnMountOrArgChange: true });
  const { remove } = useRecordRemoval('fuellings');
  const [edited, setEdited] = useState<FuellingView | null>(null);
  const litres = (value: string) => `${format.number(value, { maximumFractionDigits: 1 })} l`;
  const row = (fuelling: FuellingView): RecordRow => ({
    id: fuelling.id,
    title: format.date(fuelling.fuelledOn),
    second: [
      fuelling.place,
      fuelling.employeeName,
      fuelling.counter && units.counter(fuelling.counter, machine.unit),
      fuelling.note,
    ]
      .filter(Boolean)
      .join(' · '),
    figure: litres(fuelling.litres),
    figureHint: fuelling.amount ? units.money(fuelling.amount) : null,
    actions: [
      fuelling.mayChange && { label: t('action.edit'), icon: editIcon, onClick: () => setEdited(fuelling) },
      fuelling.mayChange && {
        label: t('action.delete'),
        icon: trashIcon,
        danger: true,
        onClick: () => void remove(fuelling),
      },
    ],
  });
  const consumption = query.data?.consumption;
  return (
    <Stack gap={5}>
      {consumption ? (
        <div className="machine-stats">
          <Stat
            label={t('fuelling.consumption')}
            value={t(`fuelling.per.${machine.unit}`, { litres: litres(consumption) })}
            hint={t('fuelling.lastYear')}
          />
        </div>
      ) : null}
      <Card>
        <RecordList
          label={t('tab.fuellings')}
          items={query.data?.items}
          failed={query.isError}
          onRetry={() => void query.refetch()}
          empty={t('fuelling.none')}
          row={row}
        />
      </Card>
      <Suspense>
        {edited ? (
          <FuellingDialog machine={machine} fuelling={edited} onClose={() => setEdited(null)} />
        ) : null}
      </Suspense>
    </Stack>
  );
}
