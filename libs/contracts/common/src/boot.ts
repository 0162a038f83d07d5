import { z } from 'zod';
import {
  country,
  currency,
  grade,
  licenceState,
  licenceType,
  locale,
  regionalLocale,
  role,
} from './constants';
import { extraFieldSets } from './extra-fields';
import { releaseSetEntry, releaseSetSignature } from './descriptor';
import { id } from './ids';
import { timeZone } from './values';

/** A CASL rule: a permission key, how far it reaches, or a key that forbids. */
export const abilityRule = z.object({
  action: z.string(),
  subject: z.string().optional(),
  conditions: z.object({ scope: grade }).optional(),
  inverted: z.boolean().optional(),
});
export type AbilityRule = z.infer<typeof abilityRule>;

export const bootUser = z.object({
  id,
  membershipId: id,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role,
  superadmin: z.boolean(),
  locale,
  regionalLocale: regionalLocale.optional(),
});

export const bootLicence = z.object({
  id,
  name: z.string(),
  type: licenceType,
  state: licenceState,
  timeZone,
  country,
  currency,
  plugins: z.array(z.string()),
});

export const bootLicenceChoice = z.object({ id, name: z.string(), role, isDefault: z.boolean() });

/** Everything the shell needs to start: one request. Asked with `Prefer: return=minimal`, tools come `minimal`. */
export const bootAnswer = z.object({
  user: bootUser,
  licence: bootLicence,
  licences: z.array(bootLicenceChoice),
  rules: z.array(abilityRule),
  tools: z.array(releaseSetEntry),
  /** Over licence and tools; see `releaseSetSignature`. */
  signature: releaseSetSignature.optional(),
  /** Another text as soon as the licence gets other releases or plugins, or everybody another shell; the live stream's `hello` tells the newest. */
  releases: z.string().optional(),
  /** The version of the shell that the next page comes from; none where the installation does not say. */
  shell: z.string().optional(),
  /** The server was started for development: a developer may put a tool of their own machine in a tool's place. */
  development: z.boolean().optional(),
  demo: z.boolean(),
  /** Languages of which a translator has changed texts; none said: unknown. */
  changedTexts: z.array(z.string()).optional(),
  settings: z.record(z.string(), z.unknown()),
  /** With a minimal answer: lists and forms of a first page show them. */
  extraFields: extraFieldSets.optional(),
});
export type BootAnswer = z.infer<typeof bootAnswer>;
export type BootUser = z.infer<typeof bootUser>;
export type BootLicence = z.infer<typeof bootLicence>;
export type BootLicenceChoice = z.infer<typeof bootLicenceChoice>;
