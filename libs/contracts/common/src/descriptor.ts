import { z } from 'zod';

const layout = z.enum(['default', 'admin', 'blank']);

const route = z.object({
  path: z.string(),
  expose: z.string(),
  module: z.string(),
  /** Any one of these permissions; empty: whoever is signed in. */
  any: z.array(z.string()),
  layout: layout.optional(),
  plugin: z.string().optional(),
  titleKey: z.string(),
});

const navigationItem = z.object({
  path: z.string(),
  titleKey: z.string(),
  icon: z.string(),
  any: z.array(z.string()),
  order: z.number(),
  group: z.string().optional(),
  layout: z.enum(['default', 'admin']).optional(),
  plugin: z.string().optional(),
});

const extension = z.object({
  point: z.string(),
  expose: z.string(),
  module: z.string(),
  any: z.array(z.string()),
  order: z.number(),
  titleKey: z.string().optional(),
  plugin: z.string().optional(),
});

/** How a tool declares itself: data, read without running its code. */
export const toolDescriptor = z.object({
  id: z.string(),
  version: z.string(),
  /** Semver range of the shell's api it needs: `^1`. */
  shell: z.string(),
  /** Services it calls, each with its version range. */
  services: z.record(z.string(), z.string()),
  /** Its i18n namespaces. */
  namespaces: z.array(z.string()),
  routes: z.array(route),
  navigation: z.array(navigationItem),
  extensions: z.array(extension),
  /** In every licence; otherwise only where one of its plugins is active. */
  core: z.boolean(),
  plugins: z.array(z.string()),
  /** Title texts by locale, copied in by the build so that the menu needs no remote. */
  messages: z.record(z.string(), z.record(z.string(), z.string())).optional(),
});
export type ToolDescriptor = z.infer<typeof toolDescriptor>;
export type ToolRoute = z.infer<typeof route>;
export type ToolNavigationItem = z.infer<typeof navigationItem>;
export type ToolExtension = z.infer<typeof extension>;

/** One tool as the server hands it to this user: which version, from where, proven by which hash. */
export const releaseSetEntry = z.object({
  id: z.string(),
  version: z.string(),
  entry: z.string(),
  globalName: z.string(),
  integrity: z.string().optional(),
  descriptor: toolDescriptor,
  fallback: z
    .object({
      version: z.string(),
      entry: z.string(),
      globalName: z.string(),
      integrity: z.string().optional(),
    })
    .optional(),
});
export type ReleaseSetEntry = z.infer<typeof releaseSetEntry>;
