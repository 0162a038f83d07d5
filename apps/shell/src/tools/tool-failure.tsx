import { notify, useT } from '@jahrring/tool-kit';
import { Button, ErrorState, IconButton } from '@jahrring/ui';

export interface ToolFailureProps {
  /** The tool's name as the menu shows it. */
  name: string;
  onRetry: () => void;
  retrying?: boolean;
  /** The code to report; it finds what this browser told the server. */
  reference?: string | undefined;
  /** The page itself stands; a part of it is missing. */
  partly?: boolean;
}

/** Stands in the place of a tool that is missing, slow or broken; everything around it works on. */
export function ToolFailure({
  name,
  onRetry,
  retrying = false,
  reference,
  partly = false,
}: ToolFailureProps) {
  const t = useT('shell');
  return (
    <section className="sh-tool-failure" data-tool-failure={reference ?? ''} aria-label={name}>
      <ErrorState
        title={t(partly ? 'tool.partTitle' : 'tool.failedTitle', { name })}
        actions={
          <Button variant="primary" icon="refresh" loading={retrying} onClick={onRetry}>
            {t('tool.retry')}
          </Button>
        }
      >
        {t(partly ? 'tool.partText' : 'tool.failedText')}
        {reference === undefined ? null : <Reference code={reference} />}
      </ErrorState>
    </section>
  );
}

function Reference({ code }: { code: string }) {
  const t = useT('shell');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      notify.success(t('tool.codeCopied'));
    } catch {
      notify.info(t('tool.copyByHand', { code }));
    }
  };
  return (
    <p className="sh-tool-failure__code">
      {t('tool.code')} <code dir="ltr">{code}</code>
      <IconButton icon="copy" label={t('tool.copyCode')} onClick={() => void copy()} />
    </p>
  );
}
