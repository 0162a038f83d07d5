import { fileLimits } from '@jahrring/contracts-common';
import {
  createMachineDocument,
  machineDocumentKinds,
  type CreateMachineDocument,
  type MachineDocumentDraft,
  type MachineDocumentView,
} from '@jahrring/contracts-inventory';
import {
  newUuid,
  notify,
  problemOf,
  useFormat,
  useProblemToast,
  useProblemToForm,
  useT,
} from '@jahrring/tool-kit';
import { useMerge, type MergePart } from '@jahrring/tool-kit/form';
import { Button, Columns, Modal, Stack } from '@jahrring/ui';
import { DateField, FileDrop, Form, SelectField, TextField, useZodForm } from '@jahrring/ui/form';
import { useState } from 'react';
import { useCreateMachineDocument, useSaveDocumentFile, useUpdateMachineDocument } from './documents.api';

const formId = 'machine-document-form';

interface DocumentDialogProps {
  machineId: string;
  /** None: a new one. */
  document?: MachineDocumentView | undefined;
  onClose: () => void;
}

/** A paper of a machine: what it is, until when it is valid, and its file; another file takes the place of the first. */
export function DocumentDialog({ machineId, document, onClose }: DocumentDialogProps) {
  const t = useT('inventory');
  const format = useFormat();
  const draft: MachineDocumentDraft = {
    ...{ id: newUuid(), machineId, kind: 'registration', title: '', validUntil: null },
    ...(document && toDraft(document)),
  };
  const form = useZodForm(createMachineDocument, draft);
  const showProblem = useProblemToForm(form);
  const toast = useProblemToast();
  const [files, setFiles] = useState<File[]>([]);
  const [base, setBase] = useState(document);
  const [create] = useCreateMachineDocument();
  const [update] = useUpdateMachineDocument();
  const [saveFile] = useSaveDocumentFile();
  const save = async (values: CreateMachineDocument, from = base) => {
    try {
      const { kind, title: named, validUntil = null } = values;
      const { id, version, title } = from
        ? await update({
            ...{ id: from.id, version: from.version, patch: { kind, title: named, validUntil } },
          }).unwrap()
        : await create(values).unwrap();
      const [file] = files;
      if (file) {
        const saved = await saveFile({ id, version, file });
        // The paper stands; only its file is missing.
        if (saved.error) toast(saved.error);
      }
      notify.success(t('message.saved', { name: title }));
      onClose();
    } catch (error) {
      const { status, current } = problemOf(error);
      if (from && status === 412 && current) merge.open(from, current as MachineDocumentView);
      else showProblem(error);
    }
  };
  const parts = (): MergePart<MachineDocumentDraft>[] => [
    { fields: ['title'], label: t('field.title'), show: ({ title }) => title },
    { fields: ['kind'], label: t('field.kind'), show: ({ kind }) => t(`document.kind.${kind}`) },
    {
      fields: ['validUntil'],
      label: t('field.validUntil'),
      show: ({ validUntil }) => (validUntil ? format.date(validUntil) : ''),
    },
  ];
  const merge = useMerge({ form, toDraft, parts, onBase: setBase, onSave: save });
  return (
    <Modal
      opened
      onClose={onClose}
      title={document?.title ?? t('document.add')}
      actions={
        <>
          <Button onClick={onClose}>{t('action.cancel')}</Button>
          <Button variant="primary" type="submit" form={formId} loading={form.formState.isSubmitting}>
            {t('action.save')}
          </Button>
        </>
      }
    >
      <Form<MachineDocumentDraft, CreateMachineDocument>
        form={form}
        id={formId}
        onSubmit={(values) => save(values)}
      >
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
            label={t(document?.hasFile ? 'document.otherFile' : 'document.file')}
            files={files}
            onChange={(chosen) => setFiles(chosen.slice(-1))}
            maxSize={fileLimits.attachment}
          />
        </Stack>
      </Form>
      {merge.dialog}
    </Modal>
  );
}

function toDraft({ id, machineId, kind, title, validUntil }: MachineDocumentView): MachineDocumentDraft {
  return { id, machineId, kind, title, validUntil };
}
