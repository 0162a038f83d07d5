import { useT } from '@jahrring/tool-kit';
import type { TotpSetup } from '../../startup/sign-in';
import './factor.css';

/** The secret of a second factor, to scan or to type. */
export function TotpSecret({ setup }: { setup: TotpSetup }) {
  const t = useT('shell');
  return (
    <div className="sh-totp">
      <p>{t('factor.scan')}</p>
      <img
        className="sh-totp__qr"
        alt={t('factor.qr')}
        width={200}
        height={200}
        src={`data:image/svg+xml;utf8,${encodeURIComponent(setup.qr)}`}
      />
      <p className="sh-totp__key">
        {t('factor.key')}: <code>{setup.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
    </div>
  );
}
