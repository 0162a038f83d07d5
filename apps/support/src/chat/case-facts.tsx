import type { CaseLink, CaseSide, DeskCaseView, SupportCaseView } from '@jahrring/contracts-support';
import { Link, useFormat, useT } from '@jahrring/tool-kit';
import { DescriptionList, useNarrow, type DescriptionItem } from '@jahrring/ui';
import { PriorityBars } from '@jahrring/ui/priority';
import type { ReactNode } from 'react';
import { CaseBadge } from '../case-badges';

interface CaseFactsProps {
  view: SupportCaseView | DeskCaseView;
  /** Above the facts: what can be done. */
  children?: ReactNode;
}

/** Facts of a case: beside the chat, on a phone folded below it. */
export function CaseFacts({ view, children }: CaseFactsProps) {
  const t = useT('support');
  const narrow = useNarrow();
  const content = (
    <>
      {children}
      <DescriptionList columns={1} items={useFacts(view)} />
    </>
  );
  if (!narrow) {
    return (
      <aside className="support-facts" aria-label={t('chat.facts')}>
        {content}
      </aside>
    );
  }
  return (
    <details className="support-facts">
      <summary>{t('chat.facts')}</summary>
      {content}
    </details>
  );
}

function useFacts(view: SupportCaseView | DeskCaseView): (DescriptionItem | false)[] {
  const t = useT('support');
  const format = useFormat();
  const moment = (value: string | null) => (value ? format.dateTime(value) : '');
  const desk = 'licenceName' in view ? view : undefined;
  const side: CaseSide = desk ? 'desk' : 'customer';
  return [
    { label: t('field.number'), value: `#${view.number}` },
    desk !== undefined && { label: t('field.licenceName'), value: desk.licenceName },
    { label: t('field.requesterName'), value: view.requesterName },
    { label: t('field.assigneeName'), value: view.assigneeName },
    { label: t('field.kind'), value: t(`kind.${view.kind}`) },
    {
      label: t('field.urgency'),
      value: <PriorityBars priority={view.urgency} label={t(`ui:priority.${view.urgency}`)} withLabel />,
    },
    view.page !== null && {
      label: t('field.page'),
      // The desk's own licence has other records under the same address.
      value: desk ? view.page : <Link to={view.page}>{view.page}</Link>,
    },
    view.tool !== null && { label: t('field.tool'), value: view.tool },
    view.failureCode !== null && { label: t('field.failureCode'), value: view.failureCode },
    view.duplicateOfNumber !== null && {
      label: t('field.duplicateOfNumber'),
      value: view.duplicateOf ? (
        <CaseLinks cases={[view.duplicateOf]} side={side} />
      ) : (
        `#${view.duplicateOfNumber}`
      ),
    },
    view.duplicates.length > 0 && {
      label: t('field.duplicates'),
      value: <CaseLinks cases={view.duplicates} side={side} />,
    },
    { label: t('field.createdAt'), value: moment(view.createdAt) },
    { label: t('field.firstAnsweredAt'), value: moment(view.firstAnsweredAt) },
    desk !== undefined &&
      view.firstAnsweredAt === null && { label: t('field.firstDueAt'), value: moment(desk.firstDueAt) },
    desk !== undefined && { label: t('field.solveDueAt'), value: moment(desk.solveDueAt) },
    view.solvedAt !== null && { label: t('field.solvedAt'), value: moment(view.solvedAt) },
    view.closedAt !== null && { label: t('field.closedAt'), value: moment(view.closedAt) },
  ];
}

/** The ways to other cases of the same licence, each with its subject. */
function CaseLinks({ cases, side }: { cases: readonly CaseLink[]; side: CaseSide }) {
  const pathOf = (id: string) =>
    side === 'desk' ? `/hsm-admin?case=${id}` : `/my-hsm/support-cases/${id}/chat`;
  return (
    <ul className="support-facts__cases">
      {cases.map(({ id, number, subject, status }) => (
        <li key={id}>
          <Link to={pathOf(id)}>{`#${number} ${subject}`}</Link>
          <CaseBadge status={status} side={side} />
        </li>
      ))}
    </ul>
  );
}
