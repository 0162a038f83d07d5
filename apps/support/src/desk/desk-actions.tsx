import {
  caseUrgencies,
  nextCaseStatuses,
  type DeskCaseView,
  type UpdateDeskCase,
} from '@jahrring/contracts-support';
import { useBoot, useProblemToast, useT } from '@jahrring/tool-kit';
import { ActionMenu, Button, Stack } from '@jahrring/ui';
import { lazy, Suspense, useState } from 'react';
import { copyIcon, userIcon } from '@jahrring/ui/icons';
import { useDeskAgents, useUpdateDeskCase } from '../support.api';

const DuplicateDialog = lazy(async () => ({ default: (await import('./duplicate-dialog')).DuplicateDialog }));

/** Actions on a case: its assignee, status, urgency, and marking it as a duplicate. */
export function DeskActions({ view, onDone }: { view: DeskCaseView; onDone: () => void }) {
  const t = useT('support');
  const { user } = useBoot();
  const toast = useProblemToast();
  const [update] = useUpdateDeskCase();
  const { data: agents } = useDeskAgents(undefined);
  const [asking, setAsking] = useState(false);
  const change = async (patch: UpdateDeskCase): Promise<boolean> => {
    const answer = await update({ id: view.id, version: view.version, patch });
    if (answer.error) toast(answer.error);
    onDone();
    return !answer.error;
  };
  const statusText = (status: string) => t(status === 'waiting' ? 'status.waiting_desk' : `status.${status}`);
  const people = (agents?.items ?? []).map(({ employeeId, name }) => ({
    label: name || t('chat.desk'),
    disabled: employeeId === view.assigneeId,
    onClick: () => void change({ assigneeId: employeeId }),
  }));
  return (
    <Stack gap={2}>
      {view.assigneeId === user.membershipId ? null : (
        <Button
          variant="primary"
          icon={userIcon}
          fullWidth
          onClick={() => void change({ assigneeId: user.membershipId })}
        >
          {t('desk.take')}
        </Button>
      )}
      <div className="support-actions">
        <ActionMenu
          text={t('desk.changeStatus')}
          items={nextCaseStatuses(view.status).map((status) => ({
            label: statusText(status),
            onClick: () => void change({ status }),
          }))}
        />
        <ActionMenu
          text={t('desk.assign')}
          items={[
            ...people,
            view.assigneeId !== null && {
              label: t('desk.nobody'),
              separated: true,
              onClick: () => void change({ assigneeId: null }),
            },
          ]}
        />
        <ActionMenu
          text={t('field.urgency')}
          items={caseUrgencies.map((urgency) => ({
            label: t(`urgency.${urgency}`),
            disabled: urgency === view.urgency,
            onClick: () => void change({ urgency }),
          }))}
        />
        {view.status === 'closed' ? null : (
          <Button variant="quiet" icon={copyIcon} onClick={() => setAsking(true)}>
            {t('desk.duplicate')}
          </Button>
        )}
      </div>
      {asking ? (
        <Suspense>
          <DuplicateDialog
            onClose={() => setAsking(false)}
            onChoose={(duplicateOf) => change({ duplicateOf })}
          />
        </Suspense>
      ) : null}
    </Stack>
  );
}
