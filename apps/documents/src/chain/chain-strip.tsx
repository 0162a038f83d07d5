import type { DocumentView } from '@jahrring/contracts-documents';
import { useFormat, useT, WorkStatusPill } from '@jahrring/tool-kit';
import { Icon, UiLink } from '@jahrring/ui';
import { typeIcons } from '../create-document/type-icons';
import { documentTitle } from '../document-title';
import { useChain } from './chain.api';
import './chain-strip.css';

/** The documents that hang together, from the offer to the bills, with their states, net amounts and what of them is open. */
export function ChainStrip({ document }: { document: DocumentView }) {
  const t = useT('documents');
  const { currentData: chain } = useChain(document.id, { skip: document.links.length === 0 });
  if (!chain || chain.length < 2) return null;
  return (
    <nav className="documents-chain" aria-label={t('chain.label')}>
      <ol>
        {chain.map((one) => (
          <ChainItem key={one.id} document={one} isHere={one.id === document.id} />
        ))}
      </ol>
    </nav>
  );
}

/** Brings the document of the page into view; the page itself stays where it is. */
function scrollHere(item: HTMLElement | null): void {
  const strip = item?.closest('.documents-chain');
  if (item && strip) strip.scrollLeft = item.offsetLeft - (strip.clientWidth - item.offsetWidth) / 2;
}

function ChainItem({ document, isHere }: { document: DocumentView; isHere: boolean }) {
  const t = useT('documents');
  const format = useFormat();
  const { id, type, number, status, documentDate, totals, openNet: open, currency } = document;
  const net = (amount: string) => t('chain.net', { amount: format.money(amount, currency) });
  return (
    <li
      className="documents-chain__item"
      data-here={isHere || undefined}
      ref={isHere ? scrollHere : undefined}
    >
      <Icon name={typeIcons[type]} size={18} />
      <div>
        <UiLink to={`/documents/edit/${id}`} aria-current={isHere ? 'page' : undefined}>
          {documentTitle(t, document)} {number ?? t('list.draft')}
        </UiLink>
        <span className="documents-chain__facts">
          <WorkStatusPill status={status} />
          <span>{totals ? net(totals.net) : format.date(documentDate)}</span>
        </span>
        {open !== null && /[1-9]/.test(open) ? <small>{t('chain.open', { amount: net(open) })}</small> : null}
      </div>
    </li>
  );
}
