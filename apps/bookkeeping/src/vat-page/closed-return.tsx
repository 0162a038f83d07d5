import type { VatPeriodView } from '@jahrring/contracts-bookkeeping';
import { problemText, saveFile, useAbility, useFormat, useProblemToast, useT } from '@jahrring/tool-kit';
import { ActionMenu, Button, ErrorState, Skeletons } from '@jahrring/ui';
import { downloadIcon, fileTextIcon, restoreIcon } from '@jahrring/ui/icons';
import { useState } from 'react';
import { ReasonDialog } from '../reason-dialog';
import { useReopenVat, useVatReturn, vatReturnsUrl } from '../vat.api';
import { ResultCard } from './result-card';

interface ClosedReturnProps {
  id: string;
  period: VatPeriodView;
}

/** A return as it was closed, with its files. */
export function ClosedReturn({ id, period }: ClosedReturnProps) {
  const t = useT('bookkeeping');
  const format = useFormat();
  const toast = useProblemToast();
  const mayReopen = useAbility().can('tools.debitors.manage');
  const [isReopening, setReopening] = useState(false);
  const { data, error, refetch } = useVatReturn(id);
  if (error) return <ErrorState title={problemText(t, error)} onRetry={() => void refetch()} />;
  if (!data) return <Skeletons lines={10} />;
  const save = (what: string, name: string) => () => {
    saveFile({ url: `${vatReturnsUrl}/${id}/${what}` }, name).catch(toast);
  };
  const isSwiss = data.country === 'CH' || data.country === 'LI';
  const span = t('settings.span', { from: format.date(period.fromDay), to: format.date(period.toDay) });
  const reopening = { label: t('vat.reopen'), icon: restoreIcon, onClick: () => setReopening(true) };
  const xml = { label: t('vat.file.xml'), icon: downloadIcon, onClick: save('xml', 'vat.xml') };
  const items = [
    isSwiss && xml,
    { label: t('vat.file.csv'), icon: downloadIcon, onClick: save('table/csv', 'vat.csv') },
    { label: t('vat.file.xlsx'), icon: downloadIcon, onClick: save('table/xlsx', 'vat.xlsx') },
    mayReopen && { ...reopening, separated: true },
  ];
  return (
    <>
      <ResultCard
        title={`${t(`vat.kind.${data.kind}`)} ${span}`}
        days={{ fromDay: data.fromDay, toDay: data.toDay, returnId: id }}
        result={data}
        actions={
          <>
            <Button icon={fileTextIcon} onClick={save('pdf', 'vat.pdf')}>
              {t('vat.file.pdf')}
            </Button>
            <ActionMenu items={items} />
          </>
        }
      />
      {isReopening ? <ReopenDialog id={id} onClose={() => setReopening(false)} /> : null}
    </>
  );
}

function ReopenDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT('bookkeeping');
  const [reopen] = useReopenVat();
  return (
    <ReasonDialog
      title={t('vat.reopen')}
      text={t('vat.reopenText')}
      label={t('field.reopenReason')}
      action={t('vat.reopen')}
      onSubmit={(reason) => reopen({ id, reason }).unwrap()}
      onClose={onClose}
    />
  );
}
