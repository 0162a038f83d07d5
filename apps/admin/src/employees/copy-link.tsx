import { notify, useT } from '@jahrring/tool-kit';
import { Button } from '@jahrring/ui';
import { useId } from 'react';
import { copyIcon } from '@jahrring/ui/icons';
import '../admin.css';

/** A link that is told once: it can be copied, and read where the browser forbids copying. */
export function CopyLink({ link }: { link: string }) {
  const t = useT('admin');
  const id = useId();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      notify.success(t('hr.linkCopied'));
    } catch {
      notify.info(t('hr.copyByHand'));
    }
  };
  return (
    <div className="admin-link">
      <label htmlFor={id}>{t('hr.link')}</label>
      <div className="admin-link__line">
        <input id={id} readOnly value={link} dir="ltr" onFocus={(event) => event.target.select()} />
        <Button icon={copyIcon} onClick={() => void copy()}>
          {t('hr.copyLink')}
        </Button>
      </div>
      <p>{t('hr.linkHint')}</p>
    </div>
  );
}
