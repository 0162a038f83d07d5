import type { ResourceView } from '@jahrring/contracts-planning';
import { useT } from '@jahrring/tool-kit';
import { Button, Modal, Stack } from '@jahrring/ui';
import { Form, SelectField, useZodForm } from '@jahrring/ui/form';
import { z } from 'zod';
import { FeedPanel } from './feed-panel';

const schema = z.object({ resourceId: z.string() });

interface FeedDialogProps {
  /** Machines, vehicles, tools and external companies. */
  things: readonly ResourceView[];
  onClose: () => void;
}

/** Chooses a thing or company whose plan other calendars show. */
export function FeedDialog({ things, onClose }: FeedDialogProps) {
  const t = useT('planning');
  const form = useZodForm(schema, { resourceId: things[0]?.id ?? '' });
  const resourceId = form.watch('resourceId');
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('feed.thingTitle')}
      actions={<Button onClick={onClose}>{t('action.close')}</Button>}
    >
      <Stack gap={4}>
        <Form form={form} draft={false} onSubmit={() => undefined}>
          <SelectField
            name="resourceId"
            label={t('feed.thing')}
            options={things.map(({ id, name }) => ({ value: id, label: name }))}
          />
        </Form>
        {resourceId ? <FeedPanel key={resourceId} resourceId={resourceId} /> : null}
      </Stack>
    </Modal>
  );
}
