import { isOver } from '@jahrring/contracts-common';
import { useLatestWork, useProblemToast, useT, WorkProgress } from '@jahrring/tool-kit';
import { Alert, Button, Checkbox, Modal, Stack } from '@jahrring/ui';
import { useState } from 'react';
import { refreshIcon } from '@jahrring/ui/icons';
import { toolName } from '../tools/tool-names';
import { useResync } from './events.api';

interface ResyncDialogProps {
  service: string;
  /** Names of what it can tell again. */
  events: readonly string[];
  onClose: () => void;
}

const kind = 'kit.resync';

/** Has a service tell all of its current records again, so that others can fill the copies they keep. */
export function ResyncDialog({ service, events, onClose }: ResyncDialogProps) {
  const t = useT('admin');
  const toast = useProblemToast();
  const [chosen, setChosen] = useState<readonly string[]>(events);
  const [resync, { data, isLoading }] = useResync();
  const [latest] = useLatestWork(service, kind) ?? [];
  const work = data ?? (latest && !isOver(latest) ? latest : undefined);
  const begin = () => {
    resync({ service, body: { events: [...chosen] } })
      .unwrap()
      .catch(toast);
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('event.resyncTitle', { service: toolName(t, service) })}
      actions={
        work ? (
          <Button onClick={onClose}>{t('actions.close')}</Button>
        ) : (
          <>
            <Button onClick={onClose}>{t('actions.cancel')}</Button>
            <Button
              variant="primary"
              icon={refreshIcon}
              disabled={chosen.length === 0}
              loading={isLoading}
              onClick={begin}
            >
              {t('event.resyncBegin')}
            </Button>
          </>
        )
      }
    >
      {work ? (
        <WorkProgress tool={service} id={work.id} label={t('event.resyncRunning')} />
      ) : (
        <Stack>
          <Alert>{t('event.resyncText')}</Alert>
          {events.map((name) => (
            <Checkbox
              key={name}
              label={name}
              checked={chosen.includes(name)}
              onChange={(on) => setChosen(on ? [...chosen, name] : chosen.filter((one) => one !== name))}
            />
          ))}
        </Stack>
      )}
    </Modal>
  );
}
