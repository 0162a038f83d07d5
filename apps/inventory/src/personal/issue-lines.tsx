import { localDateAt } from '@jahrring/contracts-common';
import type { KitView, PersonalArticleView, PersonalItemView } from '@jahrring/contracts-inventory';
import { newUuid, notify, useFormat, useT } from '@jahrring/tool-kit';
import { ActionMenu, IconButton, Row, Section, Stack, Text } from '@jahrring/ui';
import { NumberField, SelectField, useFormContext, useWatch } from '@jahrring/ui/form';
import { packageIcon, plusIcon, trashIcon } from '@jahrring/ui/icons';
import { useMemo } from 'react';
import { CodeEntry } from '../code-entry';
import { articleLine, itemBy, itemLine, type HandoverForm, type IssuedForm } from './handover-draft';
import { useKits, useKnownItems, usePersonalArticles } from './personal.api';

const inUse = { pageSize: 'all', sort: 'title', 'filter[active]': 'true' };

/** Lines that the person receives: chosen from the articles, as a kit, or by the code of a piece. */
export function IssueLines() {
  const t = useT('inventory');
  const { setValue, getValues } = useFormContext<HandoverForm>();
  const lines = useWatch<HandoverForm, 'issued'>({ name: 'issued' });
  const set = (next: IssuedForm[]) => setValue('issued', next, { shouldDirty: true });
  const add = (...more: IssuedForm[]) => set([...getValues('issued'), ...more]);
  return (
    <Section title={t('personal.issue')} description={t('personal.issueText')}>
      <Stack>
        <PieceEntry onLine={add} />
        <ArticleChoice onLines={add} />
        {lines.length > 0 ? (
          <ul className="inventory-lines" aria-label={t('personal.issue')}>
            {lines.map((line, index) => (
              <li key={line.id} className="inventory-line">
                <span className="inventory-line__texts">
                  <Text strong>{line.title}</Text>
                  {line.serial ? <Text tone="muted">{line.serial}</Text> : null}
                </span>
                <IconButton
                  icon={trashIcon}
                  label={t('personal.removeLine', { title: line.title })}
                  onClick={() => set(lines.filter((_line, other) => other !== index))}
                />
                {line.itemId ? null : <LineFields line={line} index={index} />}
              </li>
            ))}
          </ul>
        ) : null}
      </Stack>
    </Section>
  );
}

function LineFields({ line: { title, sizes }, index }: { line: IssuedForm; index: number }) {
  const t = useT('inventory');
  return (
    <span className="inventory-line__fields">
      {sizes.length > 0 ? (
        <SelectField
          name={`issued.${index}.size`}
          label={t('personal.sizeOf', { title })}
          options={sizes.map((value) => ({ value, label: t('personal.sizeIs', { size: value }) }))}
          hideLabel
          required
        />
      ) : null}
      <NumberField
        name={`issued.${index}.quantity`}
        label={t('personal.quantityOf', { title })}
        suffix={t('personal.pieces')}
        hideLabel
      />
    </span>
  );
}

/** By the number or serial number of a piece; a hand scanner types it by itself. */
function PieceEntry({ onLine }: { onLine: (line: IssuedForm) => void }) {
  const t = useT('inventory');
  const { getValues } = useFormContext<HandoverForm>();
  const { data } = useKnownItems();
  const addItem = (typed: string) => {
    const item = itemBy(data?.items ?? [], typed);
    if (!item) notify.warning(t('personal.noSuchPiece', { text: typed }));
    else if (item.state !== 'stock') {
      notify.warning(t('personal.pieceWith', { title: item.articleTitle, name: item.holderName ?? '' }));
    } else if (!getValues('issued').some(({ itemId }) => itemId === item.id))
      onLine(itemLine(newUuid(), item));
  };
  return <CodeEntry label={t('personal.byNumber')} action={t('personal.take')} onTake={addItem} />;
}

function ArticleChoice({ onLines }: { onLines: (...lines: IssuedForm[]) => void }) {
  const t = useT('inventory');
  const { data: articles } = usePersonalArticles(inUse);
  const { data: kits } = useKits({ pageSize: 'all', sort: 'title' });
  const { data: known } = useKnownItems();
  const today = localDateAt(Date.now(), useFormat().timeZone);
  const { getValues } = useFormContext<HandoverForm>();
  const addKit = (kit: KitView) => {
    const taken = new Set(getValues('issued').map(({ itemId }) => itemId));
    const free = (known?.items ?? []).filter((item) => isFree(item, today) && !taken.has(item.id));
    const { lines, missing } = linesOfKit(kit, articles?.items ?? [], free);
    onLines(...lines);
    if (missing.length > 0) notify.warning(t('personal.kitMissing', { titles: missing.join(', ') }));
  };
  const counted = useMemo(() => articles?.items.filter(({ serial }) => !serial) ?? [], [articles]);
  return (
    <Row>
      <ActionMenu
        label={t('personal.addArticle')}
        text={t('personal.addArticle')}
        align="start"
        icon={plusIcon}
        items={counted.map((article) => ({
          label: article.title,
          onClick: () => onLines(articleLine(newUuid(), article)),
        }))}
      />
      {kits && kits.items.length > 0 ? (
        <ActionMenu
          label={t('personal.addKit')}
          text={t('personal.addKit')}
          icon={packageIcon}
          items={kits.items.map((kit) => ({
            label: kit.title,
            onClick: () => addKit(kit),
          }))}
        />
      ) : null}
    </Row>
  );
}

/** In the store, and not waiting for its inspection. */
function isFree({ state, nextInspectionOn }: PersonalItemView, today: string): boolean {
  return state === 'stock' && (nextInspectionOn === null || nextInspectionOn >= today);
}

/** A kit at once: of articles whose pieces are known one by one the next free ones; another is taken by its number. */
function linesOfKit(
  { lines }: KitView,
  articles: readonly PersonalArticleView[],
  free: readonly PersonalItemView[],
): { lines: IssuedForm[]; missing: string[] } {
  const missing: string[] = [];
  const issued = lines.flatMap(({ articleId, quantity }) => {
    const article = articles.find(({ id }) => id === articleId);
    if (!article) return [];
    if (!article.serial) return [articleLine(newUuid(), article, quantity)];
    const pieces = free.filter((item) => item.articleId === articleId).slice(0, quantity);
    if (pieces.length < quantity) missing.push(article.title);
    return pieces.map((item) => itemLine(newUuid(), item));
  });
  return { lines: issued, missing };
}
