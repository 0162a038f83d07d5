import type { EntryImportView } from '@jahrring/contracts-bookkeeping';
import { notify, useBoot, useFormat, useProblemToast, useT } from '@jahrring/tool-kit';
import { ActionMenu, Badge, ConfirmDialog } from '@jahrring/ui';
import { restoreIcon } from '@jahrring/ui/icons';
import { useState } from 'react';
import { useUndoEntries } from '../entry-import.api';

/** Imports that were done, the newest first, and the way back. */
export function ImportList({ items }: { items: readonly EntryImportView[] }) {
  const t = useT('bookkeeping');
  const toast = useProblemToast();
  const [undo] = useUndoEntries();
  const [asked, setAsked] = useState<EntryImportView | null>(null);
  if (items.length === 0) return null;
  return (
    <>
      <ul className="accounting-exports" aria-label={t('entryImport.imports')}>
        {items.map((one) => (
          <li key={one.id}>
            <ImportRow one={one} onUndo={setAsked} />
          </li>
        ))}
      </ul>
      <ConfirmDialog
        opened={asked !== null}
        onClose={() => setAsked(null)}
        title={t('entryImport.undo')}
        confirmLabel={t('entryImport.undo')}
        danger
        onConfirm={async () => {
          if (!asked) return;
          try {
            await undo(asked.id).unwrap();
            notify.success(t('entryImport.undone'));
          } catch (error) {
            toast(error);
          }
        }}
      >
        {t('entryImport.undoText', { count: asked?.added ?? 0 })}
      </ConfirmDialog>
    </>
  );
}

interface ImportRowProps {
  one: EntryImportView;
  onUndo: (one: EntryImportView) => void;
}

function ImportRow({ one, onUndo }: ImportRowProps) {
  const t = useT('bookkeeping');
  const format = useFormat();
  const { currency } = useBoot().licence;
  const { fileName, state, added, total, committedAt } = one;
  return (
    <>
      <span>
        {fileName} {state === 'undone' ? <Badge>{t('entryImport.wasUndone')}</Badge> : null}
        <small>
          {committedAt ? `${format.dateTime(committedAt)} · ` : ''}
          {t('accounting.entries', { count: added })} · {format.money(total, currency)}
        </small>
      </span>
      <span className="accounting-exports__actions">
        {state === 'done' ? (
          <ActionMenu
            label={t('debtor.action.more', { title: fileName })}
            items={[{ label: t('entryImport.undo'), icon: restoreIcon, onClick: () => onUndo(one) }]}
          />
        ) : null}
      </span>
    </>
  );
}
