import { fileLimits } from '@jahrring/contracts-common';
import {
  caseUrgencies,
  createSupportCase,
  type CreateSupportCase,
  type SupportSettings,
} from '@jahrring/contracts-support';
import { call, newUuid, notify, requestJson, useLeave, useProblemToast, useT } from '@jahrring/tool-kit';
import { FormDialog, useSubmit } from '@jahrring/tool-kit/form';
import { fileForm } from '@jahrring/tool-kit/upload';
import { Alert, Columns, Stack } from '@jahrring/ui';
import { FileDrop, SelectField, TextAreaField, TextField, useZodForm } from '@jahrring/ui/form';
import { useState } from 'react';
import { casesUrl, useCreateCase } from '../support.api';

interface OpenCaseProps {
  /** `at`, `tool` and `code`: where it happened, as a failure card knows it. */
  params: URLSearchParams;
  settings: SupportSettings;
  onClose: () => void;
}

/** A call for help: what, how pressing, in which words, with files. */
export function OpenCase({ params, settings, onClose }: OpenCaseProps) {
  const t = useT('support');
  const toast = useProblemToast();
  const code = params.get('code') ?? '';
  const form = useZodForm(createSupportCase, {
    subject: '',
    kind: code && settings.kinds.includes('fault') ? 'fault' : (settings.kinds[0] ?? 'question'),
    urgency: settings.usualUrgency,
    text: '',
    page: params.get('at') ?? '',
    tool: params.get('tool') ?? '',
    failureCode: code,
  });
  const [create] = useCreateCase();
  const [files, setFiles] = useState<File[]>([]);
  const leave = useLeave(form.formState.isDirty || files.length > 0);

  const save = useSubmit(form, async (values: CreateSupportCase) => {
    const answer = await create(values).unwrap();
    const { id, number } = answer;
    for (const file of files) await attach(id, file).catch(toast);
    notify.success(t('open.done', { number }));
    leave(`/my-hsm/support-cases/${id}/chat`);
  });
  return (
    <FormDialog
      title={t('open.title')}
      form={form}
      label={t('open.title')}
      submitLabel={t('open.send')}
      size="large"
      dismissible={!form.formState.isDirty && files.length === 0}
      onSubmit={save}
      onClose={onClose}
    >
      <Stack>
        {code ? <Alert>{t('open.fromCard', { code })}</Alert> : null}
        <TextField name="subject" label={t('field.subject')} />
        <Columns>
          <SelectField
            name="kind"
            label={t('field.kind')}
            required
            options={settings.kinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
          />
          <SelectField
            name="urgency"
            label={t('field.urgency')}
            required
            options={caseUrgencies.map((value) => ({ value, label: t(`urgency.${value}`) }))}
          />
        </Columns>
        <TextAreaField name="text" label={t('open.text')} description={t('open.textHint')} rows={5} />
        <FileDrop
          label={t('open.files')}
          files={files}
          onChange={setFiles}
          maxSize={fileLimits.attachment}
          multiple
        />
        <Columns>
          <TextField name="page" label={t('field.page')} description={t('open.pageHint')} />
          <TextField name="failureCode" label={t('field.failureCode')} />
        </Columns>
      </Stack>
    </FormDialog>
  );
}

async function attach(id: string, file: File): Promise<void> {
  await requestJson(call.post(`${casesUrl}/${id}/files`, fileForm(file, { id: newUuid() })));
}
