import type { TimeRateView } from '@jahrring/contracts-time';
import { notify, useBoot, useFormat, useProblemToast, useT } from '@jahrring/tool-kit';
import { QueryState } from '@jahrring/tool-kit/query-state';
import { ActionMenu, Button, Card, ConfirmDialog, EmptyState } from '@jahrring/ui';
import { lazy, Suspense, useState } from 'react';
import { editIcon, plusIcon, trashIcon } from '@jahrring/ui/icons';
import { useDeleteRate, useRates } from './rates.api';
import './rates.css';

const RateDialog = lazy(async () => ({ default: (await import('./rate-dialog')).RateDialog }));

/** Dated rates of a project for its people and objects, or without a project those of the licence. */
export function RatesPanel({ projectId }: { projectId: string | undefined }) {
  const t = useT('time');
  const { currentData, error, refetch } = useRates({ projectId });
  const [edited, setEdited] = useState<TimeRateView | 'new' | null>(null);
  const [removed, setRemoved] = useState<TimeRateView | null>(null);
  const add = (
    <Button icon={plusIcon} size="small" onClick={() => setEdited('new')}>
      {t('rates.add')}
    </Button>
  );
  return (
    <Card title={t(projectId ? 'rates.ofProject' : 'rates.ofLicence')} actions={add} flush>
      {currentData ? null : <QueryState query={{ error, refetch }} lines={3} />}
      {currentData?.total === 0 ? (
        <EmptyState title={t(projectId ? 'rates.noneOfProject' : 'rates.noneOfLicence')} />
      ) : null}
      {currentData && currentData.total > 0 ? (
        <ul className="time-rates">
          {currentData.items.map((rate) => (
            <RateRow
              key={rate.id}
              rate={rate}
              onEdit={() => setEdited(rate)}
              onRemove={() => setRemoved(rate)}
            />
          ))}
        </ul>
      ) : null}
      {edited ? (
        <Suspense fallback={null}>
          <RateDialog
            projectId={projectId}
            rate={edited === 'new' ? null : edited}
            onClose={() => setEdited(null)}
          />
        </Suspense>
      ) : null}
      {removed ? <RemoveRate rate={removed} onClose={() => setRemoved(null)} /> : null}
    </Card>
  );
}

interface RateRowProps {
  rate: TimeRateView;
  onEdit: () => void;
  onRemove: () => void;
}

function useRateName(): (rate: TimeRateView) => string {
  const t = useT('time');
  return ({ employeeName, objectTitle }) => employeeName ?? objectTitle ?? t('rates.hour');
}

function RateRow({ rate, onEdit, onRemove }: RateRowProps) {
  const t = useT('time');
  const format = useFormat();
  const { licence } = useBoot();
  const name = useRateName()(rate);
  const since = format.date(rate.validFrom);
  return (
    <li>
      <span className="time-rates__name">
        {name}
        <span className="time-entry__sub">{t('rates.since', { date: since })}</span>
      </span>
      <span className="time-figures">
        {licence.currency} {format.amount(rate.price, decimalsOf(rate.price))}
      </span>
      <ActionMenu
        label={t('rates.actionsOf', { name, date: since })}
        items={[
          { label: t('action.edit'), icon: editIcon, onClick: onEdit },
          { label: t('action.delete'), icon: trashIcon, danger: true, onClick: onRemove },
        ]}
      />
    </li>
  );
}

/** `78.0000` shows two decimals, `0.7125` all four. */
function decimalsOf(price: string): number {
  return /\.\d\d(?!00)\d\d$/.test(price) ? 4 : 2;
}

function RemoveRate({ rate, onClose }: { rate: TimeRateView; onClose: () => void }) {
  const t = useT('time');
  const format = useFormat();
  const toast = useProblemToast();
  const [removeRate] = useDeleteRate();
  const name = useRateName()(rate);
  const run = async (): Promise<void> => {
    try {
      await removeRate({ id: rate.id, version: rate.version }).unwrap();
      notify.success(t('rates.removed'));
    } catch (error) {
      toast(error);
      throw error;
    }
  };
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={run}
      danger
      title={t('rates.removeTitle', { name, date: format.date(rate.validFrom) })}
      confirmLabel={t('action.delete')}
    >
      {t('rates.removeText')}
    </ConfirmDialog>
  );
}
