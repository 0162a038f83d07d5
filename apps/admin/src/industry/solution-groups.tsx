import type { SolutionItem, SolutionReport } from '@jahrring/contracts-admin';
import type { PackagePart, PartOutcome } from '@jahrring/contracts-common';
import { useT } from '@jahrring/tool-kit';
import { Alert, Card, Row, Stack, Text } from '@jahrring/ui';
import { useItemWords } from './item-words';
import { AgreePrice } from './agree-price';
import type { AgreedPrices } from './agree-price';

/** In the order in which they are read; what stays as it is comes last. */
const groups: readonly PartOutcome[] = ['changed', 'added', 'removed', 'left', 'gone', 'same'];

interface SolutionGroupsProps {
  report: SolutionReport;
  /** `was`: it is told what was done; else what would be. */
  tense: 'was' | 'would';
  /** Lets the person agree to what plugins cost. */
  agreed?: AgreedPrices;
}

interface PartItems {
  part: PackagePart;
  items: SolutionItem[];
}

function inGroup({ parts }: SolutionReport, outcome: PartOutcome): PartItems[] {
  return parts
    .map(({ part, items }) => ({ part, items: items.filter((item) => item.outcome === outcome) }))
    .filter(({ items }) => items.length > 0);
}

/** Lists the items of a report by outcome: added, changed, left alone, taken back. */
export function SolutionGroups({ report, tense, agreed }: SolutionGroupsProps) {
  const t = useT('admin');
  const away = report.parts.filter(({ reached }) => !reached);
  return (
    <Stack gap={4}>
      {away.length > 0 ? (
        <Alert kind="warning">
          {t('industry.away', { parts: away.map(({ part }) => t(`industry.part.${part}`)).join(', ') })}
        </Alert>
      ) : null}
      {groups.map((outcome) => (
        <Group
          key={outcome}
          outcome={outcome}
          tense={tense}
          parts={inGroup(report, outcome)}
          {...(agreed ? { agreed } : {})}
        />
      ))}
    </Stack>
  );
}

interface GroupProps {
  outcome: PartOutcome;
  tense: SolutionGroupsProps['tense'];
  parts: PartItems[];
  agreed?: AgreedPrices;
}

function Group({ outcome, tense, parts, agreed }: GroupProps) {
  const t = useT('admin');
  if (parts.length === 0) return null;
  const count = parts.reduce((sum, { items }) => sum + items.length, 0);
  // Groups that need a decision are open at first.
  const isOpen = outcome === 'changed' || outcome === 'left' || outcome === 'removed';
  return (
    <Card title={`${t(`industry.${tense}.${outcome}`)} (${count})`}>
      {parts.map(({ part, items }) => (
        <details key={part} className="admin-industry-part" open={isOpen}>
          <summary>
            <span>{t(`industry.part.${part}`)}</span>
            <span>{items.length}</span>
          </summary>
          <ul className="admin-industry-items">
            {items.map((item) => (
              <Item key={item.key} part={part} item={item} {...(agreed ? { agreed } : {})} />
            ))}
          </ul>
        </details>
      ))}
    </Card>
  );
}

function Item({ part, item, agreed }: { part: PackagePart; item: SolutionItem; agreed?: AgreedPrices }) {
  const t = useT('admin');
  const words = useItemWords();
  const { title, kind } = words.of(part, item);
  return (
    <li>
      <Row gap={2} justify="between">
        <Text>{title}</Text>
        {kind ? <Text tone="muted">{kind}</Text> : null}
      </Row>
      {item.reason ? <Text tone="muted">{t(`industry.reason.${item.reason}`)}</Text> : null}
      {item.fields.map(({ name, before, after }) => (
        <Text key={name} tone="muted">
          {t('industry.change', {
            field: words.field(name),
            before: words.value(before),
            after: words.value(after),
          })}
        </Text>
      ))}
      {item.reason === 'price' && item.price !== null && item.kind !== null && agreed ? (
        <AgreePrice plugin={item.kind} name={title} price={item.price} agreed={agreed} />
      ) : null}
    </li>
  );
}
