import { useT } from '@jahrring/tool-kit';
import { Button, Stack } from '@jahrring/ui';
import { fileTextIcon } from '@jahrring/ui/icons';
import { BeginProblem } from './begin-problem';
import type { Start } from './start';
import { useBegin } from './use-begin';

/** An empty draft, to be written by hand. */
export function FromNothing({ start }: { start: Start }) {
  const t = useT('documents');
  const { create, isLoading, problem } = useBegin(start);
  return (
    <Stack gap={3}>
      <BeginProblem problem={problem} />
      <div>
        <Button
          variant="primary"
          icon={fileTextIcon}
          disabled={!start.projectId && !start.addressId}
          loading={isLoading}
          onClick={() => void create({})}
        >
          {t('create.free')}
        </Button>
      </div>
      {start.projectId || start.addressId ? null : (
        <p className="documents-create__hint">{t('create.needed')}</p>
      )}
    </Stack>
  );
}
