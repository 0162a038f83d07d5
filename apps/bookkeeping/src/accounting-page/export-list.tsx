import type { AccountingExportView } from '@jahrring/contracts-bookkeeping';
import { problemText, saveFile, useBoot, useFormat, useProblemToast, useT } from '@jahrring/tool-kit';
import { ActionMenu, Badge, Card, EmptyState, ErrorState, IconButton, Skeletons } from '@jahrring/ui';
import { downloadIcon, restoreIcon } from '@jahrring/ui/icons';
import { useState } from 'react';
import { accountingUrl, useAccountingExports } from '../accounting.api';
import { RevokeExportDialog } from './revoke-export-dialog';

/** Exports that were made, the newest first. */
export function ExportList({ mayTakeBack }: { mayTakeBack: boolean }) {
  const t = useT('bookkeeping');
  const { data, error, refetch } = useAccountingExports(undefined, { refetchOnMountOrArgChange: true });
  const [takenBack, setTakenBack] = useState<AccountingExportView | null>(null);
  if (error) return <ErrorState title={problemText(t, error)} onRetry={() => void refetch()} />;
  if (!data) return <Skeletons lines={4} />;
  return (
    <Card title={t('accounting.exports')}>
      {data.items.length === 0 ? <EmptyState title={t('accounting.none')} /> : null}
      <ul className="accounting-exports" aria-label={t('accounting.exports')}>
        {data.items.map((one) => (
          <li key={one.id}>
            <ExportRow one={one} onTakeBack={mayTakeBack ? setTakenBack : undefined} />
          </li>
        ))}
      </ul>
      {takenBack ? <RevokeExportDialog id={takenBack.id} onClose={() => setTakenBack(null)} /> : null}
    </Card>
  );
}

interface ExportRowProps {
  one: AccountingExportView;
  onTakeBack: ((one: AccountingExportView) => void) | undefined;
}

function ExportRow({ one, onTakeBack }: ExportRowProps) {
  const t = useT('bookkeeping');
  const format = useFormat();
  const toast = useProblemToast();
  const { currency } = useBoot().licence;
  const { id, state, entries, total, firstDay, lastDay, createdAt, reason } = one;
  const title = `${t(`accounting.formats.${one.format}`)}, ${format.dateTime(createdAt)}`;
  const save = () => {
    saveFile({ url: `${accountingUrl}/${id}/file` }, `${one.format}.zip`).catch(toast);
  };
  return (
    <>
      <span>
        {title} {state === 'done' ? null : <Badge>{t(`accounting.state.${state}`)}</Badge>}
        <small>
          {t('accounting.entries', { count: entries })}
          {firstDay && lastDay
            ? ` · ${t('settings.span', { from: format.date(firstDay), to: format.date(lastDay) })}`
            : ''}
          {` · ${format.money(total, currency)}`}
        </small>
        {reason === null ? null : <small>{reason}</small>}
      </span>
      <span className="accounting-exports__actions">
        {state === 'running' ? null : (
          <IconButton icon={downloadIcon} label={t('accounting.download', { title })} onClick={save} />
        )}
        {state !== 'taken_back' && onTakeBack ? (
          <ActionMenu
            label={t('debtor.action.more', { title })}
            items={[{ label: t('accounting.takeBack'), icon: restoreIcon, onClick: () => onTakeBack(one) }]}
          />
        ) : null}
      </span>
    </>
  );
}
