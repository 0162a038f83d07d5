import { fileLimits } from '@jahrring/contracts-common';
import {
  createMachineDocument,
  machineDocumentKinds,
  type CreateMachineDocument,
  type MachineDocumentDraft,
} from '@jahrring/contracts-inventory';
import { newUuid, notify, useProblemToast, useProblemToForm, useT } from '@jahrring/tool-kit';
import { Button, Columns, Modal, Stack } from '@jahrring/ui';
import { DateField, FileDrop, Form, SelectField, TextField, useZodForm } from '@jahrring/ui/form';
import { useState } from 'react';
import { useCreateMachineDocument, useSaveDocumentFile } from './documents.api';

const formId = 'machine-document-form';

interface DocumentDialogProps {
  machineId: string;
  onClose: () => void;
}

/** A new paper of a machine: what it is, until when it is valid, and its file. */
export function DocumentDialog({ machineId, onClose }: DocumentDialogProps) {
  const t = useT('inventory');
  const draft: MachineDocumentDraft = {
    ...{ id: newUuid(), machineId, kind: 'registration', title: '', validUntil: null },
  };
  const form = useZodForm(createMachineDocument, draft);
  const showProblem = useProblemToForm(form);
  const toast = useProblemToast();
  const [files, setFiles] = useState<File[]>([]);
  const [create] = useCreateMachineDocument();
  const [saveFile] = useSaveDocumentFile();
  const save = async (values: CreateMachineDocument) => {
    try {
      const { id, version, title } = await create(values).unwrap();
      const [file] = files;
      if (file) {
        const saved = await saveFile({ id, version, file });
        // The paper stands; only its file is missing.
        if (saved.error) toast(saved.error);
      }
      notify.success(t('message.saved', { name: title }));
      onClose();
    } catch (error) {
      showProblem(error);
    }
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('document.add')}
      actions={
        <>
          <Button onClick={onClose}>{t('action.cancel')}</Button>
          <Button variant="primary" type="submit" form={formId} loading={form.formState.isSubmitting}>
            {t('action.save')}
          </Button>
        </>
      }
    >
      <Form<MachineDocumentDraft, CreateMachineDocument> form={form} id={formId} onSubmit={save}>
        <Stack>
          <TextField name="title" label={t('field.title')} required />
          <Columns>
            <SelectField
              name="kind"
              label={t('field.kind')}
              options={machineDocumentKinds.map((value) => ({ value, label: t(`document.kind.${value}`) }))}
            />
            <DateField name="validUntil" label={t('field.validUntil')} />
          </Columns>
          <FileDrop
            label={t('document.file')}
            files={files}
            onChange={(chosen) => setFiles(chosen.slice(-1))}
            maxSize={fileLimits.attachment}
          />
        </Stack>
      </Form>
    </Modal>
  );
}
