import type { ToolView } from '@jahrring/contracts-admin';
import { notify, useProblemToForm, useT } from '@jahrring/tool-kit';
import { Alert, Button, Modal, Stack } from '@jahrring/ui';
import { EntityPicker, Form, NumberField, useWatch, useZodForm } from '@jahrring/ui/form';
import { z } from 'zod';
import { reachedByCanary } from './effects';
import { searchLicences } from './search-licences';
import { useUpdateTool } from './tools.api';

const draft = z
  .object({ percent: z.int().min(0).max(100), licenceIds: z.array(z.uuid()).max(500) })
  .refine(({ percent, licenceIds }) => percent > 0 || licenceIds.length > 0, {
    path: ['percent'],
    params: { code: 'required' },
  });

const formId = 'tool-canary';
const firstShare = 10;
const shares = [5, 10, 25, 50, 100];

interface CanaryDialogProps {
  tool: ToolView;
  version: string;
  onClose: () => void;
}

/** Who gets a version before everybody does: a share of the licences, and named ones. */
export function CanaryDialog({ tool, version, onClose }: CanaryDialogProps) {
  const t = useT('admin');
  const present = tool.canary?.version === version ? tool.canary : null;
  const form = useZodForm(draft, {
    percent: present?.percent ?? firstShare,
    licenceIds: present?.licenceIds ?? [],
  });
  const toForm = useProblemToForm(form);
  const [update, { isLoading }] = useUpdateTool();
  const [percent, licenceIds] = useWatch({ control: form.control, name: ['percent', 'licenceIds'] });
  const save = async (values: z.infer<typeof draft>) => {
    try {
      const change = { canary: { version, ...values } };
      await update({ tool: tool.id, version: tool.version, change }).unwrap();
      notify.success(t('tool.canaryDone', { version }));
      onClose();
    } catch (error) {
      toForm(error);
    }
  };
  const reached = reachedByCanary(tool, percent ?? 0, licenceIds?.length ?? 0);
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('tool.canaryTitle', { version })}
      actions={
        <>
          <Button onClick={onClose}>{t('actions.cancel')}</Button>
          <Button variant="primary" type="submit" form={formId} loading={isLoading}>
            {t(present ? 'tool.canaryChange' : 'tool.canaryBegin')}
          </Button>
        </>
      }
    >
      <Form form={form} id={formId} onSubmit={save} label={t('tool.canaryTitle', { version })}>
        <Stack>
          <NumberField
            name="percent"
            label={t('tool.percent')}
            description={t('tool.percentHint')}
            suffix="%"
            step={5}
            required
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
      </Form>
    </Modal>
  );
}
