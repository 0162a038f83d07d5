import { useT } from '@jahrring/tool-kit';
import { Button, ErrorState } from '@jahrring/ui';

export interface ToolFailureProps {
  /** The tool's name as the menu shows it. */
  name: string;
  onRetry: () => void;
  retrying?: boolean;
}

/** Stands in the place of a tool that is missing, slow or broken; everything around it works on. */
export function ToolFailure({ name, onRetry, retrying = false }: ToolFailureProps) {
  const t = useT('shell');
  return (
    <section className="sh-tool-failure" data-tool-failure aria-label={name}>
      <ErrorState
        title={t('tool.failedTitle', { name })}
        actions={
          <Button variant="primary" icon="refresh" loading={retrying} onClick={onRetry}>
            {t('tool.retry')}
          </Button>
        }
      >
        {t('tool.failedText')}
      </ErrorState>
    </section>
  );
}
