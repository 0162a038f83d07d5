import { copyText, notify, useConnection, useOptionalBoot, useT } from '@jahrring/tool-kit';
import { Button, ErrorState, IconButton } from '@jahrring/ui';
import { copyIcon, refreshIcon } from '@jahrring/ui/icons';
import { useEffect, useEffectEvent, useRef } from 'react';

export interface ToolFailureProps {
  toolId: string;
  /** The tool's name as the menu shows it. */
  name: string;
  onRetry: () => void;
  retrying?: boolean;
  /** The code to report; it finds what this browser told the server. */
  reference?: string | undefined;
  /** The page itself stands; a part of it is missing. */
  partly?: boolean;
}

/** Page for writing to support; it is in the release set if the licence has it. */
const supportPath = '/my-hsm';

/** Tries again once the connection is back. Returns whether it is there. */
function useRetryWhenConnected(onRetry: () => void): boolean {
  const connected = useConnection();
  const before = useRef(connected);
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    if (connected && !before.current) retry();
    before.current = connected;
  }, [connected]);
  return connected;
}

/** Stands in the place of a tool that is missing, slow or broken; everything around it works on. */
export function ToolFailure(props: ToolFailureProps) {
  const { toolId, name, onRetry, retrying = false, reference, partly = false } = props;
  const t = useT('shell');
  const connected = useRetryWhenConnected(onRetry);
  const support = useSupport(toolId, reference);
  if (!connected && !partly) {
    return (
      <section className="sh-tool-failure" aria-label={name}>
        {t('tool.offline', { name })}
      </section>
    );
  }
  return (
    <section className="sh-tool-failure" data-tool-failure={reference ?? ''} aria-label={name}>
      <ErrorState
        title={t(partly ? 'tool.partTitle' : 'tool.failedTitle', { name })}
        actions={
          <>
            {support === undefined ? null : <Button to={support}>{t('tool.report')}</Button>}
            <Button variant="primary" icon={refreshIcon} loading={retrying} onClick={onRetry}>
              {t('tool.retry')}
            </Button>
          </>
        }
      >
        {t(partly ? 'tool.partText' : 'tool.failedText')}
        {reference === undefined ? null : <Reference code={reference} />}
      </ErrorState>
    </section>
  );
}

/** The address of a support case that is filled in with what failed here; none where support itself failed. */
function useSupport(toolId: string, reference: string | undefined): string | undefined {
  const owner = useOptionalBoot()?.tools.find(({ descriptor }) =>
    descriptor.routes.some(({ path }) => path === supportPath),
  );
  if (!owner || owner.id === toolId || reference === undefined) return undefined;
  const about = new URLSearchParams({ new: '1', tool: toolId, at: location.pathname, code: reference });
  return `${supportPath}?${about.toString()}`;
}

function Reference({ code }: { code: string }) {
  const t = useT('shell');
  const copy = async () => {
    if (await copyText(code)) notify.success(t('tool.codeCopied'));
    else notify.info(t('tool.copyByHand', { code }));
  };
  return (
    <p className="sh-tool-failure__code">
      {t('tool.code')} <code dir="ltr">{code}</code>
      <IconButton icon={copyIcon} label={t('tool.copyCode')} onClick={() => void copy()} />
    </p>
  );
}
