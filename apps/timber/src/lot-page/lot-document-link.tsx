import type { LotView } from '@jahrring/contracts-timber';
import { useAbility, useT } from '@jahrring/tool-kit';
import { UiLink } from '@jahrring/ui';

/** The delivery note or bill the lot stands on; a link for those who open documents. */
export function LotDocumentLink({ document }: { document: NonNullable<LotView['document']> }) {
  const t = useT('timber');
  const { can } = useAbility();
  const { id, number } = document;
  const type = t(`lot.document.type.${document.type ?? 'other'}`);
  const label = number === null ? t('lot.document.draft', { type }) : `${type} ${number}`;
  return can('tools.document.manage') ? <UiLink to={`/documents/edit/${id}`}>{label}</UiLink> : label;
}
