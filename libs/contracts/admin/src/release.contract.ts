import { instant, toolDescriptor } from '@jahrring/contracts-common';
import { z } from 'zod';

export const releaseStates = ['registered', 'active', 'retired'] as const;
export const releaseState = z.enum(releaseStates);
export type ReleaseState = z.infer<typeof releaseState>;

export const releaseChannels = ['stable', 'canary'] as const;
export const releaseChannel = z.enum(releaseChannels);
export type ReleaseChannel = z.infer<typeof releaseChannel>;

/** What a build leaves in `/tools/<id>/<version>/descriptor.json`: the descriptor, where its code is and its hash. */
export const builtDescriptor = toolDescriptor.extend({
  entry: z.string().optional(),
  globalName: z.string().optional(),
  integrity: z.string().optional(),
});
export type BuiltDescriptor = z.infer<typeof builtDescriptor>;

export const toolReleaseView = z.object({
  id: z.uuid(),
  tool: z.string(),
  version: z.string(),
  entry: z.string(),
  integrity: z.string().nullable(),
  state: releaseState,
  channel: releaseChannel,
  registeredAt: instant,
});
export type ToolReleaseView = z.infer<typeof toolReleaseView>;
export const toolReleaseList = z.object({ items: z.array(toolReleaseView), total: z.int() });

/** Texts of one language: `{ [locale]: { [namespace]: {…} } }`. */
export const languageMessages = z.record(z.string(), z.record(z.string(), z.unknown()));
export type LanguageMessages = z.infer<typeof languageMessages>;
