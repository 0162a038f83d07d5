import { useFormat, useT } from '@jahrring/tool-kit';
import { ActionMenu, Alert, Button } from '@jahrring/ui';
import { useVariants } from './variant.api';

interface VariantBannerProps {
  variantId: string;
  /** Null: the plan. */
  onShow: (variantId: string | null) => void;
}

/** Says that a variant is shown and which, and leads to the others, to the plan and to the comparison of both. */
export function VariantBanner({ variantId, onShow }: VariantBannerProps) {
  const t = useT('planning');
  const format = useFormat();
  const { data } = useVariants(undefined);
  if (!data) return null;
  const shown = data.items.find(({ id }) => id === variantId);
  const others = data.items.filter(({ id }) => id !== variantId);
  const actions = (
    <>
      {shown ? (
        <Button size="small" to={`/scheduling-tool/variants?variant=${variantId}`}>
          {t('variant.compare')}
        </Button>
      ) : null}
      {others.length > 0 ? (
        <ActionMenu
          text={t('variant.other')}
          size="small"
          items={others.map(({ id, title }) => ({ label: title, onClick: () => onShow(id) }))}
        />
      ) : null}
      <Button size="small" variant="quiet" onClick={() => onShow(null)}>
        {t('variant.toPlan')}
      </Button>
    </>
  );
  if (!shown) {
    return (
      <Alert kind="warning" title={t('variant.gone')} actions={actions}>
        {t('variant.goneText')}
      </Alert>
    );
  }
  const days = { from: format.date(shown.firstDay), to: format.date(shown.lastDay) };
  return (
    <Alert kind="info" title={t('variant.shown', { title: shown.title })} actions={actions}>
      {t('variant.shownText', days)}
    </Alert>
  );
}
