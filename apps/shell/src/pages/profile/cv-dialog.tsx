import {
  createCvEntry,
  type CreateCvEntry,
  type CvEntryView,
  cvKinds,
  type CvKind,
} from '@jahrring/contracts-admin';
import { useT } from '@jahrring/tool-kit';
import { useVersionedSave } from '@jahrring/tool-kit/form';
import { startValues } from '@jahrring/tool-kit/start-values';
import { Button, Columns, Modal } from '@jahrring/ui';
import { DateField, Form, SelectField, TextAreaField, TextField, useZodForm } from '@jahrring/ui/form';
import type { z } from 'zod';
import { useCreateCvEntry, useUpdateCvEntry } from './profile.api';

export interface CvDialogProps {
  /** Absent: a new one. */
  entry: CvEntryView | undefined;
  kind: CvKind;
  onClose: () => void;
}

const formId = 'cv-entry';

const toDraft = (entry: CvEntryView | undefined, kind: CvKind) =>
  startValues({ kind, title: '', place: '', startsOn: '', endsOn: null, description: '' }, entry);

/** One station, new or changed. */
export function CvDialog({ entry, kind, onClose }: CvDialogProps) {
  const t = useT('shell');
  const form = useZodForm(createCvEntry, toDraft(entry, kind));
  const [create] = useCreateCvEntry();
  const [update] = useUpdateCvEntry();
  const { save, conflict } = useVersionedSave<
    CvEntryView | undefined,
    z.input<typeof createCvEntry>,
    CreateCvEntry,
    unknown
  >({
    ...{ form, record: entry, toDraft: (stored) => toDraft(stored, kind) },
    load: (current) => current as CvEntryView | undefined,
    run: (body, stored) =>
      stored
        ? update({ id: stored.id, version: stored.version, patch: body }).unwrap()
        : create(body).unwrap(),
    onSaved: onClose,
    message: () => t('cv.saved'),
  });
  return (
    <Modal
      opened
      onClose={onClose}
      dismissible={!form.formState.isDirty}
      title={entry ? t('cv.edit', { title: entry.title }) : t('cv.add')}
      actions={
        <>
          <Button onClick={onClose}>{t('cv.cancel')}</Button>
          <Button variant="primary" type="submit" form={formId} loading={form.formState.isSubmitting}>
            {t('cv.saveEntry')}
          </Button>
        </>
      }
    >
      <Form form={form} onSubmit={save} id={formId} label={t('cv.title')} draft={entry?.id ?? `cv-${kind}`}>
        {conflict}
        <SelectField
          name="kind"
          label={t('cv.kind')}
          required
          options={cvKinds.map((value) => ({ value, label: t(`cv.kinds.${value}`) }))}
        />
        <TextField name="title" label={t('cv.name')} autoFocus />
        <TextField name="place" label={t('cv.place')} />
        <Columns>
          <DateField name="startsOn" label={t('cv.from')} emptyValue="" />
          <DateField name="endsOn" label={t('cv.to')} description={t('cv.toHint')} />
        </Columns>
        <TextAreaField name="description" label={t('cv.description')} />
      </Form>
    </Modal>
  );
}
