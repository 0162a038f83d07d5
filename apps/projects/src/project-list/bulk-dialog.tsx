import {
  changeProjectStatus,
  needsReason,
  type BulkProjectResult,
  type ProjectListItem,
  type ProjectStatus,
} from '@jahrring/contracts-projects';
import { notify, useT } from '@jahrring/tool-kit';
import { FormDialog, useSubmit } from '@jahrring/tool-kit/form';
import { Alert, Stack } from '@jahrring/ui';
import { TextAreaField, useZodForm } from '@jahrring/ui/form';
import { useChangeManyStatuses } from '../project-work.api';

interface BulkDialogProps {
  projects: readonly ProjectListItem[];
  target: ProjectStatus;
  onClose: () => void;
  onDone: () => void;
}

/** Asks for the reason where one is due, and says for how many the step is. */
export function BulkDialog({ projects, target, onClose, onDone }: BulkDialogProps) {
  const t = useT('projects');
  const status = t(`common:status.${target}`);
  const able = projects.filter(({ nextStatuses }) => nextStatuses.includes(target));
  const form = useZodForm(changeProjectStatus, { status: target, reason: '' });
  const [change] = useChangeManyStatuses();
  const report = ({ done, refused }: BulkProjectResult) => {
    if (done.length > 0) notify.success(t('bulk.done', { count: done.length, status }));
    if (refused.length > 0) {
      notify.error(t('bulk.refused', { numbers: refused.map(({ number }) => number ?? '–').join(', ') }));
    }
  };
  const submit = useSubmit(form, async () => {
    const reason = form.getValues('reason')?.trim();
    const chosen = able.map(({ id, version }) => ({ id, version }));
    report(await change({ status: target, projects: chosen, ...(reason ? { reason } : {}) }).unwrap());
    onClose();
    onDone();
  });
  return (
    <FormDialog
      title={t('status.title', { status })}
      form={form}
      submitLabel={t('bulk.confirm', { count: able.length })}
      size="small"
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack>
        {able.length < projects.length ? (
          <Alert kind="info">{t('bulk.some', { count: able.length, all: projects.length })}</Alert>
        ) : null}
        <TextAreaField
          name="reason"
          label={t('status.reason')}
          description={t('status.reasonHint')}
          required={able.some((project) => needsReason(project.status, target))}
        />
      </Stack>
    </FormDialog>
  );
}
