import { copyText, notify, useT } from '@jahrring/tool-kit';
import { Alert, Button, Stack } from '@jahrring/ui';
import { copyIcon } from '@jahrring/ui/icons';
import { useRef } from 'react';

/** The address of a link that was just made: it is shown this once. */
export function NewLink({ path }: { path: string }) {
  const t = useT('documents');
  const url = new URL(path, location.origin).href;
  const address = useRef<HTMLInputElement>(null);
  const copy = async () => {
    if (await copyText(url)) notify.success(t('share.copied'));
    else address.current?.select();
  };
  return (
    <Alert kind="success" title={t('share.created')}>
      <Stack gap={2}>
        <span>{t('share.once')}</span>
        <input
          ref={address}
          className="jr-control__input documents-share__url"
          readOnly
          value={url}
          aria-label={t('share.url')}
          onFocus={(event) => event.target.select()}
        />
        <div>
          <Button size="small" icon={copyIcon} onClick={() => void copy()}>
            {t('share.copy')}
          </Button>
        </div>
      </Stack>
    </Alert>
  );
}
