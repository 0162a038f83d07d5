import type { TranslationView } from '@jahrring/contracts-admin';
import type { Locale } from '@jahrring/contracts-common';
import { notify, useFormat, useProblemToast, useT } from '@jahrring/tool-kit';
import { Badge, Button } from '@jahrring/ui';
import { useState } from 'react';
import { editIcon, historyIcon, restoreIcon } from '@jahrring/ui/icons';
import { TextEditor } from './text-editor';
import { useChangeText, useResetText } from './translations.api';

export interface TextLineProps {
  locale: Locale;
  view: TranslationView;
  onHistory: () => void;
}

/** One text: its key, German, its own language, who changed it. */
export function TextLine({ locale, view, onHistory }: TextLineProps) {
  const t = useT('admin');
  const format = useFormat();
  const toast = useProblemToast();
  const [editing, setEditing] = useState(false);
  const [takeBack] = useResetText();
  const [change] = useChangeText();
  const { namespace, key, german, bundled, text, version, changedAt, changedBy } = view;
  const address = { locale, namespace, key };
  const release = async () => {
    await takeBack({ ...address, version }).unwrap();
    const again = () =>
      void change({ ...address, version: 0, text: text ?? '' })
        .unwrap()
        .catch(toast);
    notify.success(t('translations.takenBack'), { action: { label: t('actions.undo'), run: again } });
  };
  const shown = text ?? bundled;
  return (
    <li className="admin-text">
      <div className="admin-text__key">
        <code>{`${namespace}:${key}`}</code>
        {shown === null ? <Badge tone="ocker">{t('translations.isMissing')}</Badge> : null}
        {text === null ? null : (
          <span className="admin-text__who">
            {t('translations.changed', {
              name: changedBy ?? '',
              at: changedAt ? format.dateTime(changedAt) : '',
            })}
          </span>
        )}
      </div>
      <p className="admin-text__german" lang="de">
        {german}
      </p>
      {editing ? (
        <TextEditor locale={locale} view={view} onDone={() => setEditing(false)} />
      ) : (
        <div className="admin-text__own">
          <p lang={locale}>{shown ?? '–'}</p>
          <span className="admin-text__actions">
            <Button
              variant="secondary"
              size="small"
              icon={editIcon}
              onClick={() => setEditing(true)}
              aria-label={t('translations.edit', { key })}
            >
              {t('actions.edit')}
            </Button>
            {version === 0 ? null : (
              <Button
                variant="quiet"
                size="small"
                icon={restoreIcon}
                onClick={() => void release().catch(toast)}
              >
                {t('translations.takeBack')}
              </Button>
            )}
            <Button variant="quiet" size="small" icon={historyIcon} onClick={onHistory}>
              {t('translations.history')}
            </Button>
          </span>
        </div>
      )}
    </li>
  );
}
