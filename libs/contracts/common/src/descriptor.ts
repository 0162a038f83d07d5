import { z } from 'zod';
import { searchProvider } from './search';
import { settingsSections } from './settings-sections';

const layout = z.enum(['default', 'admin', 'blank']);

/** The look of a tool or a page: its logo, and with `time-tracking` the dark blue primary colour. */
const look = z.enum(['default', 'time-tracking', 'control']);

const route = z.object({
  path: z.string(),
  expose: z.string(),
  module: z.string(),
  /** Any one of these permissions; empty: whoever is signed in. */
  any: z.array(z.string()),
  layout: layout.optional(),
  plugin: z.string().optional(),
  /** Look of the page if it differs from that of its tool. */
  look: look.optional(),
  titleKey: z.string(),
});

/** A place (1–4) in a phone's bottom bar: 3 is the middle, for the one thing done most; the fifth opens the rest. */
const bottomPlace = z.int().min(1).max(4);

/** The groups of the side menu that the shell names, in the order of the menu. */
export const navigationGroups = ['time', 'orders', 'operations', 'help', 'settings', 'admin'] as const;

/** One of the shell's groups, or one of the tool's own, named by a key of its texts: `hunting:nav.group`. */
const navigationGroup = z.enum(navigationGroups).or(z.templateLiteral([z.string(), ':', z.string()]));

const navigationItem = z.object({
  path: z.string(),
  titleKey: z.string(),
  icon: z.string(),
  any: z.array(z.string()),
  order: z.number(),
  group: navigationGroup.optional(),
  layout: z.enum(['default', 'admin']).optional(),
  plugin: z.string().optional(),
  /** Place in the bottom bar of the phone, for people who work outside and for people who work in the office. */
  bottom: z.object({ field: bottomPlace.optional(), office: bottomPlace.optional() }).optional(),
});

const extension = z.object({
  point: z.string(),
  expose: z.string(),
  module: z.string(),
  any: z.array(z.string()),
  order: z.number(),
  titleKey: z.string().optional(),
  plugin: z.string().optional(),
  /** Not shown where this setting of the licence, as the boot answer has it, is `true`. */
  unless: z.string().optional(),
});

/** A page of the licence's settings: a card of `/settings` and a line of its side navigation. */
const settingsEntry = z.object({
  path: z.string(),
  titleKey: z.string(),
  /** One sentence: what is set there. */
  textKey: z.string(),
  icon: z.string(),
  any: z.array(z.string()),
  order: z.number(),
  section: z.enum(settingsSections),
  plugin: z.string().optional(),
});

/** Something the tool tells people of: what they can switch off. */
const notificationKind = z.object({
  kind: z.string(),
  titleKey: z.string(),
  /** Permissions of which any one is needed to be notified; without them everybody is. */
  any: z.array(z.string()).optional(),
  plugin: z.string().optional(),
});

/** Names that the audit trail shows for the records of an entity and their fields, and the page that opens one. */
const record = z.object({
  entity: z.string(),
  titleKey: z.string(),
  /** Begin of the keys of field labels: `addresses:field`; what it lacks stands in the tool's `auditField`. */
  fieldsKey: z.string().optional(),
  /** The same for what lies inside of fields (settings, lists of prices), one group after the other. */
  partsKeys: z.array(z.string()).optional(),
  /** With `:id`. */
  path: z.string().optional(),
});

const updatePolicy = z.enum(['allow', 'ask', 'block']);

/** Declaration of a tool: data that are read without running its code. */
export const toolDescriptor = z.object({
  id: z.string(),
  version: z.string(),
  /** Semver range of the shell's api it needs: `^1`. */
  shell: z.string(),
  /** Services it calls, each with its version range. */
  services: z.record(z.string(), z.string()),
  /** Of all its pages; `default` unless told. */
  look: look.optional(),
  /** Its i18n namespaces. */
  namespaces: z.array(z.string()),
  routes: z.array(route),
  navigation: z.array(navigationItem),
  extensions: z.array(extension),
  /** Providers that the global search queries. */
  search: z.array(searchProvider).optional(),
  settings: z.array(settingsEntry).optional(),
  records: z.array(record).optional(),
  notifications: z.array(notificationKind).optional(),
  /** In every licence; otherwise only where one of its plugins is active. */
  core: z.boolean(),
  plugins: z.array(z.string()),
  /** Kept on the device as a whole, so that its pages open without a connection. */
  offline: z.boolean().optional(),
  /**
   * Policy for a new release of the tool on an open page, applied at the next safe moment (no unsaved input): `allow`
   * updates by itself, `ask` after the person agrees, `block` not before the next start. Default: `allow`.
   */
  update: updatePolicy.optional(),
  /** KB of brotli a cold visit of its first page may add to the shell; 40 unless told. */
  budgets: z.object({ firstPage: z.number() }).optional(),
  /** The shared packages with the ranges it was built for; written by the build. */
  shared: z.record(z.string(), z.string()).optional(),
  /** Title texts by locale, copied in by the build so that the menu needs no remote. */
  messages: z.record(z.string(), z.record(z.string(), z.string())).optional(),
});
export type ToolDescriptor = z.infer<typeof toolDescriptor>;
export type ToolLook = z.infer<typeof look>;
export type ToolRoute = ServedDescriptor['routes'][number];
export type ToolNavigationItem = z.infer<typeof navigationItem>;
export type ToolExtension = ServedDescriptor['extensions'][number];
export type ToolRecord = z.infer<typeof record>;
export type ToolSettingsEntry = z.infer<typeof settingsEntry>;
export type SettingsSection = ToolSettingsEntry['section'];

/** Location of a release's code, and its integrity hash. */
const releaseCode = z.object({
  version: z.string(),
  entry: z.string(),
  globalName: z.string(),
  integrity: z.string().optional(),
});
export type ReleaseCode = z.infer<typeof releaseCode>;

export const releaseChannels = ['stable', 'canary', 'pinned'] as const;
export const releaseChannel = z.enum(releaseChannels);
export type ReleaseChannel = z.infer<typeof releaseChannel>;

/**
 * Part of a descriptor that the browser receives. At the start it comes without services, settings, records,
 * notifications and search.
 */
export const servedDescriptor = toolDescriptor
  .omit({ version: true, namespaces: true, core: true, plugins: true, budgets: true, shared: true })
  .extend({
    routes: z.array(route.omit({ module: true })),
    extensions: z.array(extension.omit({ module: true })),
  });
export type ServedDescriptor = z.infer<typeof servedDescriptor>;

/** One tool as the server hands it to this user: which version, from where, proven by which hash. */
export const releaseSetEntry = releaseCode.extend({
  id: z.string(),
  channel: releaseChannel.optional(),
  descriptor: servedDescriptor,
  /** The descriptor has what a start needs; the rest is in the whole answer. */
  minimal: z.literal(true).optional(),
  fallback: releaseCode.optional(),
});
export type ReleaseSetEntry = z.infer<typeof releaseSetEntry>;

/**
 * Signatures over `canonicalJson({ licenceId, issuedAt, tools })` of a boot answer, base64: Ed25519, and P-256 with SHA-256
 * (IEEE P1363) for browsers without it. The page carries the public keys as `<meta name="jahrring-keys">`.
 */
export const releaseSetSignature = z.object({
  keyId: z.string(),
  issuedAt: z.iso.datetime(),
  ed25519: z.string(),
  p256: z.string(),
});
export type ReleaseSetSignature = z.infer<typeof releaseSetSignature>;

/** The public keys of an installation, raw bytes in base64 (Ed25519: 32, P-256: 65, uncompressed). */
export const releaseSetKeys = z.object({ keyId: z.string(), ed25519: z.string(), p256: z.string() });
export type ReleaseSetKeys = z.infer<typeof releaseSetKeys>;

/** Path patterns of the pages of every tool of the installation, whoever may open them: what a page that nobody is signed in on takes for an address of the application. */
export const toolPaths = z.object({ paths: z.array(z.string()) });
export type ToolPaths = z.infer<typeof toolPaths>;
