import type { ToolView } from '@jahrring/contracts-admin';
import { useT } from '@jahrring/tool-kit';
import { FormDialog, useVersionedSave } from '@jahrring/tool-kit/form';
import { Alert, Button, Stack } from '@jahrring/ui';
import { EntityPicker, NumberField, useWatch, useZodForm } from '@jahrring/ui/form';
import { z } from 'zod';
import { reachedByCanary } from './effects';
import { searchLicences } from './search-licences';
import { useTool, useUpdateTool } from './tools.api';

const draft = z
  .object({ percent: z.int().min(0).max(100), licenceIds: z.array(z.uuid()).max(500) })
  .refine(({ percent, licenceIds }) => percent > 0 || licenceIds.length > 0, {
    path: ['percent'],
    params: { code: 'required' },
  });

const noCanary = { percent: 10, licenceIds: [] };
const shares = [5, 10, 25, 50, 100];

interface CanaryDialogProps {
  tool: ToolView;
  version: string;
  onClose: () => void;
}

/** Dialog for who gets a version before everybody else: a share of the licences, and named ones. */
export function CanaryDialog({ tool, version, onClose }: CanaryDialogProps) {
  const t = useT('admin');
  const draftOf = ({ canary }: ToolView): z.infer<typeof draft> => {
    const { percent, licenceIds } = canary?.version === version ? canary : noCanary;
    return { percent, licenceIds };
  };
  const form = useZodForm(draft, draftOf(tool));
  const { refetch } = useTool(tool.id);
  const [update, { isLoading }] = useUpdateTool();
  const [percent, licenceIds] = useWatch({ control: form.control, name: ['percent', 'licenceIds'] });
  const { save, conflict } = useVersionedSave({
    ...{ form, record: tool, toDraft: draftOf },
    load: () => refetch().unwrap(),
    run: (values: z.infer<typeof draft>, stored) => {
      const change = { canary: { version, ...values } };
      return update({ tool: stored.id, version: stored.version, change }).unwrap();
    },
    names: ({ canaryLicences }) => canaryLicences.map(({ id, name }) => [id, name] as const),
    onSaved: onClose,
    message: () => t('tool.canaryDone', { version }),
  });
  const reached = reachedByCanary(tool, percent ?? 0, licenceIds?.length ?? 0);
  return (
    <FormDialog
      title={t('tool.canaryTitle', { version })}
      form={form}
      label={t('tool.canaryTitle', { version })}
      saving={isLoading}
      submitLabel={t(tool.canary?.version === version ? 'tool.canaryChange' : 'tool.canaryBegin')}
      onSubmit={save}
      onClose={onClose}
    >
      <Stack>
        {conflict}
        <NumberField
          name="percent"
          label={t('tool.percent')}
          description={t('tool.percentHint')}
          suffix="%"
          step={5}
        />
        <div className="admin-tool__buttons">
          {shares.map((share) => (
            <Button
              key={share}
              size="small"
              aria-pressed={percent === share}
              onClick={() => form.setValue('percent', share, { shouldDirty: true, shouldValidate: true })}
            >
              {`${share} %`}
            </Button>
          ))}
        </div>
        <EntityPicker
          name="licenceIds"
          label={t('tool.namedLicences')}
          description={t('tool.namedHint')}
          onSearch={searchLicences}
          selected={tool.canaryLicences.map(({ id, name }) => ({ id, label: name }))}
          multiple
        />
        <Alert>
          {t('tool.canaryEffect', { count: reached, all: tool.licences, version })} {t('tool.canaryGuard')}
        </Alert>
      </Stack>
    </FormDialog>
  );
}
