import { createRailLayer, railLimits, type CreateRailLayer } from '@jahrring/contracts-planning';
import { notify, problemOf, problemText, useProblemToForm, useT } from '@jahrring/tool-kit';
import { FormDialog } from '@jahrring/tool-kit/form';
import { Stack } from '@jahrring/ui';
import { FileDrop, TextField, useZodForm } from '@jahrring/ui/form';
import { useState } from 'react';
import { useCreateRailLayer } from '../site-map/site-map.api';

/** Reads a GeoJSON file of tracks and kilometre posts; one that is broken says where. */
export function RailLayerDialog({ onClose }: { onClose: () => void }) {
  const t = useT('planning');
  const form = useZodForm(createRailLayer, { title: '', property: '' });
  const showProblem = useProblemToForm(form);
  const [files, setFiles] = useState<File[]>([]);
  const [refusal, setRefusal] = useState('');
  const [create, { isLoading }] = useCreateRailLayer();
  const [file] = files;
  const save = async ({ title, property = '' }: CreateRailLayer) => {
    if (!file) {
      setRefusal(t('rail.fileMissing'));
      return;
    }
    try {
      const { looksSwapped } = await create({ file, title, property }).unwrap();
      onClose();
      if (looksSwapped) notify.warning(t('rail.swapped'));
    } catch (error) {
      if (problemOf(error).code === 'RAIL_FILE_UNREADABLE') setRefusal(problemText(t, error));
      else showProblem(error);
    }
  };
  return (
    <FormDialog
      title={t('rail.add')}
      form={form}
      saving={isLoading}
      submitLabel={t('rail.read')}
      onSubmit={save}
      onClose={onClose}
    >
      <Stack gap={4}>
        <FileDrop
          label={t('rail.file')}
          description={t('rail.fileText')}
          accept=".geojson,.json"
          maxSize={railLimits.bytes}
          files={files}
          onChange={(chosen) => {
            setFiles(chosen);
            setRefusal('');
          }}
          {...(refusal ? { error: refusal } : {})}
        />
        <TextField name="title" label={t('rail.name')} />
        <TextField name="property" label={t('rail.property')} description={t('rail.propertyText')} />
      </Stack>
    </FormDialog>
  );
}
