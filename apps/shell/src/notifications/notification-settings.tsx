import type { NotificationChoice } from '@jahrring/contracts-admin';
import { problemText, useAbility, useProblemToast, useT } from '@jahrring/tool-kit';
import { useWholeBoot } from '@jahrring/tool-kit/shell';
import { Button, ErrorState, Modal, Skeletons, Switch } from '@jahrring/ui';
import { useChangeNotificationSettings, useNotificationSettings } from './notifications.api';

/** The kinds the licence's tools tell this person of, with their names. */
function useKinds(): { kind: string; title: string }[] {
  const t = useT('shell');
  const { tools } = useWholeBoot();
  const { canAny } = useAbility();
  return tools.flatMap(({ descriptor }) =>
    (descriptor.notifications ?? [])
      .filter(({ any = [] }) => canAny(any))
      .map(({ kind, titleKey }) => ({ kind, title: t(titleKey) })),
  );
}

export interface NotificationSettingsDialogProps {
  onClose: () => void;
}

/** Dialog for a person's choice of notifications, and how they are sent. */
export function NotificationSettingsDialog({ onClose }: NotificationSettingsDialogProps) {
  const t = useT('shell');
  const toast = useProblemToast();
  const kinds = useKinds();
  const { data, error, refetch } = useNotificationSettings();
  const [change] = useChangeNotificationSettings();
  const choiceOf = (kind: string): NotificationChoice =>
    data?.choices.find((choice) => choice.kind === kind) ?? { kind, inApp: true, mail: false };
  const choose = (choice: NotificationChoice) => {
    change({ choices: [choice] })
      .unwrap()
      .catch(toast);
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('notifications.settings.title')}
      actions={<Button onClick={onClose}>{t('actions.close')}</Button>}
    >
      {error && !data ? (
        <ErrorState onRetry={() => void refetch()}>{problemText(t, error)}</ErrorState>
      ) : null}
      {!data && !error ? <Skeletons lines={4} /> : null}
      {data && kinds.length === 0 ? <p>{t('notifications.settings.nothing')}</p> : null}
      {data ? (
        <div className="sh-note-kinds">
          {kinds.map(({ kind, title }) => (
            <div key={kind} className="sh-note-kinds__line" role="group" aria-label={title}>
              <span className="sh-note-kinds__title">{title}</span>
              <Switch
                label={t('notifications.settings.inApp')}
                checked={choiceOf(kind).inApp}
                onChange={(inApp) => choose({ ...choiceOf(kind), inApp })}
              />
              <Switch
                label={t('notifications.settings.mail')}
                checked={choiceOf(kind).mail}
                onChange={(mail) => choose({ ...choiceOf(kind), mail })}
              />
            </div>
          ))}
        </div>
      ) : null}
    </Modal>
  );
}
