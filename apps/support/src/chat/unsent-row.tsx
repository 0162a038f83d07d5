import { useT } from '@jahrring/tool-kit';
import { Button, Icon, Spinner } from '@jahrring/ui';
import { alertIcon, cloudOffIcon, paperclipIcon } from '@jahrring/ui/icons';
import type { Unsent } from './use-sending';

/** A message the server does not have yet, and what becomes of it. */
export function UnsentRow({ unsent, onDiscard }: { unsent: Unsent; onDiscard: () => void }) {
  const t = useT('support');
  const { text, fileName, state } = unsent;
  return (
    <article className="support-message" data-own data-unsent={state} aria-label={t(`unsent.${state}`)}>
      {text ? <p>{text}</p> : null}
      {fileName ? (
        <p>
          <Icon name={paperclipIcon} size={16} /> {fileName}
        </p>
      ) : null}
      <footer>
        {state === 'sending' ? <Spinner size={14} /> : null}
        {state === 'waiting' ? <Icon name={cloudOffIcon} size={14} /> : null}
        {state === 'refused' ? <Icon name={alertIcon} size={14} /> : null}
        {t(`unsent.${state}`)}
        {state === 'sending' ? null : (
          <Button size="small" variant="quiet" onClick={onDiscard}>
            {t('unsent.discard')}
          </Button>
        )}
      </footer>
    </article>
  );
}
