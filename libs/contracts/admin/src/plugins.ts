import { instant, localDate, money } from '@jahrring/contracts-common';
import { z } from 'zod';
import { plannedPlugin } from './planned-plugin.contract';
import { pluginCategory } from './plugin-category';

export interface PluginDefinition {
  readonly id: string;
  /** The tool that carries it. */
  readonly tool: string;
  /** i18n key of its name. */
  readonly titleKey: string;
  /** An industry solution is a bundle, shown in a group of its own. */
  readonly group: 'extension' | 'industry_solution';
  /** For the installation's operator: only a superadmin sees it among what can be had, and switches it. */
  readonly operatorOnly?: true;
  /** No tool of the product carries it yet: it is shown, and cannot be switched on. */
  readonly planned?: true;
}

function extension<const I extends string>(id: I, tool: string) {
  return { id, tool, titleKey: `admin:plugins.${id}.title`, group: 'extension' } as const;
}

/** Every plugin of the product. An id is also part of paths: `/plugins/{id}/settings/:tab`. */
export const plugins = [
  extension('creditors', 'bookkeeping'),
  extension('debitors', 'bookkeeping'),
  { ...extension('hsm-admin', 'support'), operatorOnly: true },
  extension('machine-inventory', 'inventory'),
  extension('machinecontrol', 'machine-control'),
  extension('my-hsm', 'support'),
  extension('personal-inventory', 'inventory'),
  extension('qr-code', 'inventory'),
  extension('scheduling_tool', 'planning'),
  extension('surcharges', 'time'),
  {
    id: 'timber',
    tool: 'timber',
    titleKey: 'admin:plugins.timber.title',
    group: 'industry_solution',
  },
] as const satisfies readonly PluginDefinition[];

export type PluginId = (typeof plugins)[number]['id'];
export const pluginIds: readonly PluginId[] = plugins.map((plugin) => plugin.id);
const catalogue: readonly (PluginDefinition & { id: PluginId })[] = plugins;
/** Those a tool of the product carries. */
export const builtPluginIds: readonly PluginId[] = catalogue
  .filter(({ planned }) => !planned)
  .map(({ id }) => id);
export const pluginId = z.enum(plugins.map((plugin) => plugin.id));
/** Key of a plugin, of the catalogue or planned. */
export const pluginKey = z.string().regex(/^[a-z][a-z0-9_-]{0,39}$/);

/** Further actions that some plugins protect by their own keys besides `index` and `manage`. */
const furtherActions: Readonly<Record<string, readonly string[]>> = { creditors: ['approve', 'pay'] };

/**
 * The permission keys a plugin brings: `tools.<plugin>.index` and `.manage`, and those of its own; hyphens written as underscores.
 */
export function pluginPermissions(
  plugin: string,
): readonly [index: string, manage: string, ...further: string[]] {
  const name = plugin.replaceAll('-', '_');
  const further = (furtherActions[plugin] ?? []).map((action) => `tools.${name}.${action}`);
  return [`tools.${name}.index`, `tools.${name}.manage`, ...further];
}

/** `active`: agreed to, or in its running free test, and carried by a released tool. */
export const pluginState = z.enum(['active', 'inactive']);

/** Days of the free test, once per licence and plugin. */
export const trialDays = 30;

/** Currency of the prices of plugins. */
export const pluginCurrency = 'CHF';

/** The free test of a licence: `stopped` was switched off before its end and can go on until then. */
export const pluginTrial = z.object({
  state: z.enum(['running', 'stopped', 'ended']),
  startedAt: instant,
  endsAt: instant,
});
export type PluginTrial = z.infer<typeof pluginTrial>;

/** Agreement to a price: who agreed, to which price and when; owed from the month of `startsOn` on. */
export const pluginAgreement = z.object({
  price: money,
  agreedBy: z.string(),
  agreedAt: instant,
  startsOn: localDate,
});
export type PluginAgreement = z.infer<typeof pluginAgreement>;

/** A plugin as one licence sees it. */
export const pluginView = z.object({
  id: pluginId,
  tool: z.string(),
  titleKey: z.string(),
  group: z.enum(['extension', 'industry_solution']),
  state: pluginState,
  /** True if a released tool contains it; otherwise it cannot be switched on. */
  installed: z.boolean(),
  /** Switched on, and off all the same because no released tool carries it any more. Nothing of its data is lost. */
  suspended: z.boolean(),
  activatedAt: instant.nullable(),
  /** Per month, for who agrees today; null where it costs nothing. */
  price: money.nullable(),
  trial: pluginTrial.nullable(),
  /** Of an active plugin; null in its test, and where it was switched on before there were agreements. */
  agreement: pluginAgreement.nullable(),
  categories: z.array(pluginCategory),
  /** Plugins that have to be on before this one can be. */
  dependsOn: z.array(pluginId),
  /** Plugins that need this one: it stays on while one of them is. */
  neededBy: z.array(pluginId),
  /** The test of a plugin it needs that ends before it, and ends it too unless that one is kept. */
  endsWith: z.object({ plugin: pluginId, endsAt: instant }).nullable(),
  /** Plugins that end with its running test. */
  takesAlong: z.array(pluginId),
  /** `true` where the licence can switch it on; otherwise others have it already. */
  released: z.boolean(),
  /** `GET /api/admin/plugins/:plugin/picture`. */
  pictureId: z.uuid().nullable(),
});
export type PluginView = z.infer<typeof pluginView>;

/** A plugin to come with what the catalogue says of it. */
export const offeredPlugin = plannedPlugin.extend({
  categories: z.array(pluginCategory),
  dependsOn: z.array(pluginId),
  pictureId: z.uuid().nullable(),
});
export type OfferedPlugin = z.infer<typeof offeredPlugin>;

export const pluginList = z.object({
  items: z.array(pluginView),
  total: z.int(),
  /** Those to come, which superadmins have announced. */
  planned: z.array(offeredPlugin),
});
export type PluginList = z.infer<typeof pluginList>;

export const switchPlugin = z.strictObject({
  state: pluginState,
  /** The price per month that was agreed to; needed to activate a plugin that costs something. */
  price: money.optional(),
});
export type SwitchPlugin = z.infer<typeof switchPlugin>;

/**
 * History of a plugin in a licence. `trial`: the free test began, or went on; `trialEnded`: it ran out; `agreed`: somebody
 * agreed to its price; `on` and `off`: it was switched.
 */
export const pluginSteps = ['trial', 'trialEnded', 'agreed', 'on', 'off'] as const;

export const pluginStep = z.object({
  id: z.string(),
  step: z.enum(pluginSteps),
  at: instant,
  /** Name of the person; null where nobody acted, as at the end of a test. */
  person: z.string().nullable(),
  /** That was agreed to, per month. */
  price: money.nullable(),
});
export type PluginStep = z.infer<typeof pluginStep>;

/** `GET /api/admin/plugins/:plugin/history`, newest first. */
export const pluginHistory = z.object({ items: z.array(pluginStep), total: z.int() });
export type PluginHistory = z.infer<typeof pluginHistory>;
