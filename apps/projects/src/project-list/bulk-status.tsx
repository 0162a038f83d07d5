import {
  changeProjectStatus,
  needsReason,
  type BulkProjectResult,
  type ProjectListItem,
  type ProjectStatus,
} from '@jahrring/contracts-projects';
import { notify, useProblemToForm, useT } from '@jahrring/tool-kit';
import {
  ActionMenu,
  Alert,
  Button,
  Form,
  Modal,
  Stack,
  Text,
  TextAreaField,
  useUiTexts,
  useZodForm,
} from '@jahrring/ui';
import { useState } from 'react';
import { useChangeManyStatuses } from '../project-work.api';

const formId = 'project-bulk-status-form';

interface BulkStatusProps {
  projects: readonly ProjectListItem[];
  onDone: () => void;
}

/** One step for all that are ticked: offered is what at least one of them can do, with how many. */
export function BulkStatus({ projects, onDone }: BulkStatusProps) {
  const t = useT('projects');
  const ui = useUiTexts();
  const [target, setTarget] = useState<ProjectStatus | null>(null);
  const counts = new Map<ProjectStatus, number>();
  for (const status of projects.flatMap(({ nextStatuses }) => nextStatuses)) {
    counts.set(status, (counts.get(status) ?? 0) + 1);
  }
  if (counts.size === 0) return <Text tone="muted">{t('bulk.noStep')}</Text>;
  return (
    <>
      <ActionMenu
        text={t('action.changeStatus')}
        items={[...counts].map(([status, count]) => ({
          label: ui.t(`status.${status}`),
          hint: String(count),
          onClick: () => setTarget(status),
        }))}
      />
      {target ? (
        <BulkDialog projects={projects} target={target} onClose={() => setTarget(null)} onDone={onDone} />
      ) : null}
    </>
  );
}

interface BulkDialogProps extends BulkStatusProps {
  target: ProjectStatus;
  onClose: () => void;
}

function BulkDialog({ projects, target, onClose, onDone }: BulkDialogProps) {
  const t = useT('projects');
  const ui = useUiTexts();
  const status = ui.t(`status.${target}`);
  const able = projects.filter(({ nextStatuses }) => nextStatuses.includes(target));
  const form = useZodForm(changeProjectStatus, { status: target, reason: '' });
  const showProblem = useProblemToForm(form);
  const [change] = useChangeManyStatuses();
  const tell = ({ done, refused }: BulkProjectResult) => {
    if (done.length > 0) notify.success(t('bulk.done', { count: done.length, status }));
    if (refused.length > 0) {
      notify.error(t('bulk.refused', { numbers: refused.map(({ number }) => number ?? '–').join(', ') }));
    }
  };
  const submit = async () => {
    const reason = form.getValues('reason')?.trim();
    try {
      const chosen = able.map(({ id, version }) => ({ id, version }));
      tell(await change({ status: target, projects: chosen, ...(reason ? { reason } : {}) }).unwrap());
      onClose();
      onDone();
    } catch (error) {
      showProblem(error);
    }
  };
  return (
    <Modal
      opened
      onClose={onClose}
      size="small"
      title={t('status.title', { status })}
      actions={
        <>
          <Button onClick={onClose}>{t('action.cancel')}</Button>
          <Button variant="primary" type="submit" form={formId} loading={form.formState.isSubmitting}>
            {t('bulk.confirm', { count: able.length })}
          </Button>
        </>
      }
    >
      <Form form={form} id={formId} onSubmit={submit}>
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
      </Form>
    </Modal>
  );
}
