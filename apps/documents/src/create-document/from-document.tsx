import { useT } from '@jahrring/tool-kit';
import { Button, Card, Stack } from '@jahrring/ui';
import { EntityPicker, Form, useForm } from '@jahrring/ui/form';
import { copyIcon } from '@jahrring/ui/icons';
import { searchDocuments } from '../documents.api';
import { BeginProblem } from './begin-problem';
import type { Start } from './start';
import { useBegin } from './use-begin';

/** A copy of an earlier document as a new draft of this type. */
export function FromDocument({ start }: { start: Start }) {
  const t = useT('documents');
  const { copy, isLoading, problem } = useBegin(start);
  const form = useForm({ defaultValues: { documentId: null as string | null } });
  const documentId = form.watch('documentId');
  return (
    <Card>
      <Form
        form={form}
        onSubmit={(values) => (values.documentId ? copy(values.documentId) : undefined)}
        label={t('way.document')}
        draft={false}
      >
        <Stack gap={3}>
          <EntityPicker
            name="documentId"
            label={t('create.template')}
            description={t('create.templateHint')}
            onSearch={searchDocuments}
            clearable
          />
          <BeginProblem problem={problem} />
          <div>
            <Button
              variant="primary"
              type="submit"
              icon={copyIcon}
              disabled={!documentId}
              loading={isLoading}
            >
              {t('create.copy')}
            </Button>
          </div>
        </Stack>
      </Form>
    </Card>
  );
}
