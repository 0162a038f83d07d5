import { type OfferedPlugin, pluginCurrency } from '@jahrring/contracts-admin';
import { useFormat, useLocale, useT } from '@jahrring/tool-kit';
import { Badge, Icon, Stack, Text } from '@jahrring/ui';
import { clockIcon } from '@jahrring/ui/icons';
import type { ReactNode } from 'react';
import { PluginPicture } from '../offer/plugin-picture';
import { wordsIn } from './words';

/** Plugins to come: what each will do and cost. There is nothing to switch yet. */
export function PlannedCards({ plugins }: { plugins: readonly OfferedPlugin[] }) {
  if (plugins.length === 0) return null;
  return (
    <PlannedFrame>
      {plugins.map((plugin) => (
        <PlannedCard key={plugin.id} plugin={plugin} />
      ))}
    </PlannedFrame>
  );
}

/** The section that cards of plugins to come stand in. */
export function PlannedFrame({ children }: { children: ReactNode }) {
  const t = useT('admin');
  return (
    <Stack gap={3}>
      <Text strong>{t('planned.title')}</Text>
      <ul className="admin-plugins">{children}</ul>
    </Stack>
  );
}

/** One plugin to come; `children` stand below what it does and costs. */
export function PlannedCard({ plugin, children }: { plugin: OfferedPlugin; children?: ReactNode }) {
  const t = useT('admin');
  const format = useFormat();
  const locale = useLocale();
  return (
    <li className="admin-plugin">
      <PluginPicture plugin={plugin.key} pictureId={plugin.pictureId} />
      <Icon name={clockIcon} size={24} className="admin-plugin__icon" />
      <div className="admin-plugin__body">
        <div className="admin-plugin__head">
          <h3 className="admin-plugin__title">{wordsIn(plugin.title, locale)}</h3>
          <Badge outline>{t('planned.state')}</Badge>
        </div>
        <p className="admin-plugin__text">{wordsIn(plugin.text, locale)}</p>
        {plugin.dependsOn.length === 0 ? null : (
          <p className="admin-plugin__text">
            {t('offer.willNeed', {
              plugins: plugin.dependsOn.map((id) => t(`plugins.${id}.title`)).join(', '),
            })}
          </p>
        )}
        {plugin.price === null ? null : (
          <p className="admin-plugin__price">
            <strong>{format.money(plugin.price, pluginCurrency)}</strong> {t('plugin.perMonth')}
          </p>
        )}
        {children}
      </div>
    </li>
  );
}
