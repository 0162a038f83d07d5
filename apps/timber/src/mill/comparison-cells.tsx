import type { MillExcess, MillRow, MillSide } from '@jahrring/contracts-timber';
import { useT, type Format, type Translate } from '@jahrring/tool-kit';
import { Badge, Text } from '@jahrring/ui';
import { alertIcon } from '@jahrring/ui/icons';
import { cubic } from '../figures';

/** In words, so that nobody needs to see a colour. */
export function Exceeds({ row, exceeds }: { row?: MillRow; exceeds: readonly MillExcess[] }) {
  const t = useT('timber');
  if (exceeds.length === 0) return <Text tone="muted">{t('mill.compare.within')}</Text>;
  const words = exceeds.map((one) =>
    one === 'missing'
      ? t(row?.own ? 'mill.compare.notAtMill' : 'mill.compare.notInList')
      : t(`mill.excess.${one}`),
  );
  return (
    <Badge tone="rot" icon={alertIcon}>
      {words.join(', ')}
    </Badge>
  );
}

export function nameOf({ number, own, mill }: MillRow, t: Translate): string {
  const of = own ?? mill;
  const what = of ? [t(`species.${of.species}`), of.assortment].filter(Boolean).join(' ') : '';
  if (number !== null) return `${number} · ${what}`;
  return [what, of?.thicknessClass, of?.quality].filter(Boolean).join(' ');
}

/** `3b B · 0.495 m³` */
export function sideText(side: MillSide | null, format: Format): string {
  if (!side) return '–';
  const sorting = [side.thicknessClass, side.quality].filter(Boolean).join(' ');
  return [sorting, cubic(format, side.volume)].filter(Boolean).join(' · ');
}

export function signed(format: Format, value: string, decimals: number): string {
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return `${Number(value) > 0 ? '+' : ''}${format.number(value, digits)}`;
}
