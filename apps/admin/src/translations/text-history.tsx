import type { TextHistoryEntry, TranslationView } from '@jahrring/contracts-admin';
import type { Locale } from '@jahrring/contracts-common';
import { notify, useFormat, useProblemToast, useT } from '@jahrring/tool-kit';
import { QueryState } from '@jahrring/tool-kit/query-state';
import { Button, Drawer, EmptyState } from '@jahrring/ui';
import { restoreIcon } from '@jahrring/ui/icons';
import { useChangeText, useResetText, useTextHistory } from './translations.api';

export interface TextHistoryProps {
  locale: Locale;
  view: TranslationView;
  onClose: () => void;
}

/** History of a text: who changed it and when, with a button to restore each version. */
export function TextHistory({ locale, view, onClose }: TextHistoryProps) {
  const t = useT('admin');
  const toast = useProblemToast();
  const { namespace, key, version } = view;
  const address = { locale, namespace, key };
  const { data, error, refetch } = useTextHistory(address);
  const [change] = useChangeText();
  const [takeBack] = useResetText();
  const goBackTo = async ({ before }: TextHistoryEntry) => {
    if (before === null) await takeBack({ ...address, version }).unwrap();
    else await change({ ...address, version, text: before }).unwrap();
    notify.success(t('translations.saved'));
    onClose();
  };
  return (
    <Drawer opened onClose={onClose} title={t('translations.historyOf', { key })}>
      {data ? null : <QueryState query={{ error, refetch }} lines={4} />}
      {data?.items.length === 0 ? <EmptyState title={t('translations.noHistory')} /> : null}
      <ol className="admin-text-history">
        {data?.items.map((entry) => (
          <Entry
            key={entry.id}
            entry={entry}
            present={view.text}
            onBack={() => void goBackTo(entry).catch(toast)}
          />
        ))}
      </ol>
    </Drawer>
  );
}

interface EntryProps {
  entry: TextHistoryEntry;
  present: string | null;
  onBack: () => void;
}

function Entry({ entry, present, onBack }: EntryProps) {
  const t = useT('admin');
  const format = useFormat();
  const { before, after, changedAt, changedBy } = entry;
  return (
    <li className="admin-text-history__entry">
      <span className="admin-text__who">
        {t('translations.changed', { name: changedBy, at: format.dateTime(changedAt) })}
      </span>
      <p>
        <del>{before ?? t('translations.ofRelease')}</del>
        <br />
        <ins>{after ?? t('translations.ofRelease')}</ins>
      </p>
      {before === present ? null : (
        <Button variant="quiet" size="small" icon={restoreIcon} onClick={onBack}>
          {t('translations.goBack')}
        </Button>
      )}
    </li>
  );
}
