import type { Role } from '@jahrring/contracts-common';
import type { ReportDefinition, SavedReportView } from '@jahrring/contracts-evaluations';
import { newUuid, notify, useProblemToForm, useT } from '@jahrring/tool-kit';
import { Button, Modal, Row, Stack, Text } from '@jahrring/ui';
import { CheckboxField, Form, TextField, useForm } from '@jahrring/ui/form';
import './saved-reports.css';
import { useChangeReport, useSaveReport, useShareChoices } from './saved-report.api';

const shareable = ['admin', 'supermanager', 'manager', 'foreman', 'employee', 'trainee'] as const;

interface SaveDialogProps {
  /** The one that is changed; null makes a new one. */
  report: SavedReportView | null;
  definition: ReportDefinition;
  onClose: () => void;
  onSaved: (report: SavedReportView) => void;
}

interface Values {
  title: string;
  roles: Partial<Record<Role, boolean>>;
  people: Record<string, boolean>;
}

const ticked = (keys: readonly string[]) => Object.fromEntries(keys.map((key) => [key, true]));
const tickedOf = (values: Readonly<Record<string, boolean | undefined>>) =>
  Object.keys(values).filter((key) => values[key]);

/** Name of a report, and who may open it. */
export function SaveDialog({ report, definition, onClose, onSaved }: SaveDialogProps) {
  const t = useT('evaluations');
  const { data } = useShareChoices();
  const [save] = useSaveReport();
  const [change] = useChangeReport();
  const form = useForm<Values>({
    defaultValues: {
      title: report?.title ?? '',
      roles: ticked(report?.shares?.roles ?? []),
      people: ticked(report?.shares?.employeeIds ?? []),
    },
  });
  const toForm = useProblemToForm(form);
  const people = data?.people ?? [];
  return (
    <Modal opened onClose={onClose} title={report ? t('saved.edit') : t('saved.save')}>
      <Form
        form={form}
        label={t('saved.edit')}
        draft={false}
        onSubmit={async ({ title, roles, people: chosen }) => {
          const shares = { roles: tickedOf(roles) as Role[], employeeIds: tickedOf(chosen) };
          const values = { title, shares, definition };
          const answer = report
            ? await change({ of: report, change: values })
            : await save({ id: newUuid(), ...values });
          if (answer.error) return toForm(answer.error);
          notify.success(t('saved.saved'));
          onSaved(answer.data);
        }}
      >
        <Stack gap={4}>
          <TextField name="title" label={t('saved.name')} required />
          <Text tone="muted">{t('saved.shareText')}</Text>
          <div className="evaluation-shares" role="group" aria-label={t('saved.roles')}>
            <strong>{t('saved.roles')}</strong>
            {shareable.map((role) => (
              <CheckboxField key={role} name={`roles.${role}`} label={t(`saved.role.${role}`)} />
            ))}
          </div>
          {people.length > 0 ? (
            <div className="evaluation-shares" role="group" aria-label={t('saved.people')}>
              <strong>{t('saved.people')}</strong>
              {people.map(({ id, name }) => (
                <CheckboxField key={id} name={`people.${id}`} label={name} />
              ))}
            </div>
          ) : null}
          <Row justify="end">
            <Button type="submit" variant="primary" loading={form.formState.isSubmitting}>
              {t('saved.save')}
            </Button>
          </Row>
        </Stack>
      </Form>
    </Modal>
  );
}
