import {
  updateDocumentSettings,
  type DocumentSettings,
  type DocumentSettingsDraft,
  type UpdateDocumentSettings,
} from '@jahrring/contracts-documents';
import { notify, problemOf, useProblemToForm, useT, useUnsaved } from '@jahrring/tool-kit';
import { Alert, Button, Stack } from '@jahrring/ui';
import { Form, FormActions, useZodForm } from '@jahrring/ui/form';
import { useState } from 'react';
import { AccountFields } from './account-fields';
import { LogoField } from './logo-field';
import { LookFields } from './look-fields';
import { NumberFields } from './number-fields';
import { PaymentFields } from './payment-fields';
import { ProjectStepFields } from './project-step-fields';
import { SenderFields } from './sender-fields';
import { useSaveDocumentSettings } from './settings.api';
import './settings.css';
import { TextFields } from './text-fields';
import { toDraft } from './to-draft';

/** All settings of documents in one form; the logo is saved on its own. */
export function SettingsForm({ loaded }: { loaded: DocumentSettings }) {
  const t = useT('documents');
  const [saved, setSaved] = useState(loaded);
  const [theirs, setTheirs] = useState<DocumentSettings | null>(null);
  const form = useZodForm(updateDocumentSettings, toDraft(loaded));
  const showProblem = useProblemToForm(form);
  const [save] = useSaveDocumentSettings();
  useUnsaved(form.formState.isDirty);

  const take = (settings: DocumentSettings) => {
    setSaved(settings);
    setTheirs(null);
    form.reset(toDraft(settings));
  };
  const submit = async (values: UpdateDocumentSettings) => {
    try {
      take(await save({ version: saved.version, values }).unwrap());
      notify.success(t('settings.saved'));
    } catch (error) {
      const problem = problemOf(error);
      if (problem.status === 412 && problem.current) setTheirs(problem.current as DocumentSettings);
      else showProblem(error);
    }
  };
  return (
    <Form<DocumentSettingsDraft, UpdateDocumentSettings>
      form={form}
      onSubmit={submit}
      label={t('title.settings')}
    >
      <Stack gap={6}>
        {theirs ? (
          <Alert
            kind="warning"
            actions={
              <Button size="small" onClick={() => take(theirs)}>
                {t('settings.reload')}
              </Button>
            }
          >
            {t('settings.stale')}
          </Alert>
        ) : null}
        <NumberFields saved={saved} />
        <LookFields />
        <LogoField settings={saved} onChange={setSaved} />
        <SenderFields />
        <PaymentFields />
        <AccountFields />
        <TextFields />
        <ProjectStepFields />
        <FormActions />
      </Stack>
    </Form>
  );
}
