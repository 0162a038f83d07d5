import type { AddressDraft } from '@jahrring/contracts-addresses';
import { useBoot, useT } from '@jahrring/tool-kit';
import { Button, Ring, Text } from '@jahrring/ui';
import { useWatch } from '@jahrring/ui/form';
import { mailIcon, phoneIcon, worldIcon } from '@jahrring/ui/icons';
import { letterLines, websiteUrl } from '../format-address';

/** Ways to reach the address with one tap. */
function ReachLinks({ phone, mobile, email, website }: Partial<AddressDraft>) {
  const call = phone?.trim() || mobile?.trim();
  return (
    <div className="addresses-envelope__links">
      {call ? (
        <Button size="small" icon={phoneIcon} href={`tel:${call.replace(/[^+\d]/g, '')}`}>
          {call}
        </Button>
      ) : null}
      {email ? (
        <Button size="small" icon={mailIcon} href={`mailto:${email}`}>
          {email}
        </Button>
      ) : null}
      {website ? (
        <Button size="small" icon={worldIcon} href={websiteUrl(website)}>
          {website}
        </Button>
      ) : null}
    </div>
  );
}

/** The address as it stands in the window of an envelope, while it is being typed. */
export function LetterPreview() {
  const t = useT('addresses');
  const { licence } = useBoot();
  const { extra: _extra, paymentTerm: _term, ...values } = useWatch<AddressDraft>();
  const lines = letterLines(values, licence.country, {
    salutation: (salutation) => t(`salutation.${salutation}`),
    pob: t('field.pob'),
    country: (country) => t(`country.${country}`),
  });
  return (
    <aside className="addresses-envelope" aria-label={t('edit.preview')}>
      <div className="addresses-envelope__paper">
        <span className="addresses-envelope__stamp" aria-hidden="true">
          <Ring value={Math.min(1, lines.length / 3)} size={36} label="" />
        </span>
        <address className="addresses-envelope__window">
          {lines.length > 0 ? (
            lines.map((line, index) => <span key={index}>{line}</span>)
          ) : (
            <Text tone="muted">{t('edit.previewEmpty')}</Text>
          )}
        </address>
      </div>
      <Text tone="muted" size="small" as="p">
        {t('edit.preview')}
      </Text>
      <ReachLinks {...values} />
    </aside>
  );
}
