import {
  changeProjectStatus,
  needsReason,
  type ProjectStatus,
  type ProjectView,
} from '@jahrring/contracts-projects';
import { notify, useT } from '@jahrring/tool-kit';
import { FormDialog, useSubmit } from '@jahrring/tool-kit/form';
import { ActionMenu, Alert, Stack } from '@jahrring/ui';
import { TextAreaField, useZodForm } from '@jahrring/ui/form';
import { useState } from 'react';
import { useChangeStatus } from '../projects.api';

/** The steps that are open to this project, for this person. */
export function StatusMenu({ project }: { project: ProjectView }) {
  const t = useT('projects');
  const [target, setTarget] = useState<ProjectStatus | null>(null);
  if (project.nextStatuses.length === 0) return null;
  return (
    <>
      <ActionMenu
        text={t('action.changeStatus')}
        items={project.nextStatuses.map((status) => ({
          label: t(`common:status.${status}`),
          hint: status,
          onClick: () => setTarget(status),
        }))}
      />
      {target ? <StatusDialog project={project} target={target} onClose={() => setTarget(null)} /> : null}
    </>
  );
}

interface StatusDialogProps {
  project: ProjectView;
  target: ProjectStatus;
  onClose: () => void;
}

function StatusDialog({ project, target, onClose }: StatusDialogProps) {
  const t = useT('projects');
  const status = t(`common:status.${target}`);
  const form = useZodForm(changeProjectStatus, { status: target, reason: '' });
  const [change, { isLoading }] = useChangeStatus();
  const submit = useSubmit(form, async () => {
    const reason = form.getValues('reason')?.trim();
    const { id, version } = project;
    await change({ id, version, status: target, ...(reason ? { reason } : {}) }).unwrap();
    notify.success(t('message.statusChanged', { status }));
    onClose();
  });
  return (
    <FormDialog
      title={t('status.title', { status })}
      form={form}
      saving={isLoading}
      submitLabel={t('status.confirm')}
      size="small"
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack>
        {target === 'CANC' ? <Alert kind="info">{t('status.cancels')}</Alert> : null}
        <TextAreaField
          name="reason"
          label={t('status.reason')}
          description={t('status.reasonHint')}
          required={needsReason(project.status, target)}
        />
      </Stack>
    </FormDialog>
  );
}
