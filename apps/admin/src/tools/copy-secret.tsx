import { copyText, notify, useT } from '@jahrring/tool-kit';
import { Button } from '@jahrring/ui';
import { useId } from 'react';
import { copyIcon } from '@jahrring/ui/icons';
import '../admin.css';

/** A text that is told once: it can be copied, and read where the browser forbids copying. */
export function CopySecret({ label, value }: { label: string; value: string }) {
  const t = useT('admin');
  const id = useId();
  const copy = async () => {
    if (await copyText(value)) notify.success(t('token.copied'));
    else notify.info(t('hr.copyByHand'));
  };
  return (
    <div className="admin-link">
      <label htmlFor={id}>{label}</label>
      <div className="admin-link__line">
        <input id={id} readOnly value={value} dir="ltr" onFocus={(event) => event.target.select()} />
        <Button icon={copyIcon} onClick={() => void copy()}>
          {t('token.copy')}
        </Button>
      </div>
    </div>
  );
}
