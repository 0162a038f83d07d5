import { useT } from '@jahrring/tool-kit';
import { Button, EmptyState } from '@jahrring/ui';

/** The page was switched off, or a new version has it no longer. What was typed into it can still be read. */
export function ToolGone({ name, keepsInput }: { name: string; keepsInput: boolean }) {
  const t = useT('shell');
  return (
    <section className="sh-tool-failure" data-tool-gone aria-label={name}>
      <EmptyState
        title={t('tool.goneTitle', { name })}
        action={
          <Button variant="primary" to="/">
            {t('screen.home')}
          </Button>
        }
      >
        {t(keepsInput ? 'tool.goneUnsaved' : 'tool.goneText')}
      </EmptyState>
    </section>
  );
}
