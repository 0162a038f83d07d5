import { instant, releaseChannel, toolDescriptor } from '@jahrring/contracts-common';
import { z } from 'zod';

/** A tool's id as it stands in paths and folders; the shell's own releases have `shell`. */
export const toolId = z
  .string()
  .max(40)
  .regex(/^[a-z][a-z0-9-]*$/);

/** The name under which the shell stands among the tools. */
export const shellTool = 'shell';

/** Largest zip of a release. */
export const releaseMaxBytes = 50 * 1024 * 1024;

/** `retired`: its files are gone, only the record stays. */
export const toolReleaseStates = ['published', 'withdrawn', 'retired'] as const;
export const toolReleaseState = z.enum(toolReleaseStates);
export type ToolReleaseState = z.infer<typeof toolReleaseState>;

const hash = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/);

/** A file of a release: path inside its folder, bytes, bytes in brotli, SHA-384. */
export const releaseFile = z.object({
  name: z.string().max(200),
  size: z.int(),
  compressed: z.int(),
  integrity: hash,
});
export type ReleaseFile = z.infer<typeof releaseFile>;

/** `descriptor.json` as the build leaves it: the tool's own, where its code is, and every file with its hash. */
export const releaseDescriptor = toolDescriptor.extend({
  entry: z.string(),
  globalName: z.string(),
  integrity: hash,
  build: z.object({
    exposes: z.record(z.string(), z.array(z.string())),
    files: z.array(releaseFile),
  }),
});
export type ReleaseDescriptor = z.infer<typeof releaseDescriptor>;

export const proofChecks = ['descriptor', 'exposes', 'contract', 'shared', 'budgets', 'boot'] as const;
export const proofCheck = z.enum(proofChecks);
export type ProofCheck = z.infer<typeof proofCheck>;

/**
 * Degree of difference between a release's contract and the one before; the version number must increase at least that
 * much.
 */
export const contractChange = z.enum(['first', 'none', 'patch', 'minor', 'major']);

/**
 * Checks that a release passed before it was published. If the proof or one of its checks is missing, the registry
 * refuses the release. A `workspace` proof is written by the embedded start, where shell, tools and services are built
 * from the same sources.
 */
export const releaseProof = z.object({
  kind: z.enum(['release', 'workspace']),
  /** SHA-384 over the descriptor as published: a proof cannot be carried to another build. */
  subject: hash,
  checks: z.array(z.object({ check: proofCheck, detail: z.string().max(2_000) })),
  /** The version it was compared with. */
  against: z.string().nullable(),
  change: contractChange,
  shellVersion: z.string(),
  ranAt: instant,
});
export type ReleaseProof = z.infer<typeof releaseProof>;

/** Loads and failures of a version since a moment; times of first pages in milliseconds, Web Vitals as 75th percentile. */
export const releaseHealth = z.object({
  loads: z.int(),
  failures: z.int(),
  /** failures / (loads + failures), 0–1. */
  errorRate: z.number(),
  p50Ms: z.number().nullable(),
  p95Ms: z.number().nullable(),
  lcpMs: z.number().nullable(),
  inpMs: z.number().nullable(),
  cls: z.number().nullable(),
});
export type ReleaseHealth = z.infer<typeof releaseHealth>;

/** A version of a tool (or of the shell, whose tool is `shell`) in the registry. */
export const toolReleaseView = z.object({
  id: z.uuid(),
  tool: z.string(),
  version: z.string(),
  state: toolReleaseState,
  /** Its channel within the tool. */
  channel: z.enum(['stable', 'previous', 'canary']).nullable(),
  entry: z.string(),
  integrity: z.string().nullable(),
  files: z.int(),
  bytes: z.int(),
  /** Required version ranges: of the shell's API, of services, of shared packages. */
  needs: z.object({
    shell: z.string(),
    services: z.record(z.string(), z.string()),
    shared: z.record(z.string(), z.string()),
  }),
  proof: releaseProof.nullable(),
  publishedBy: z.string().nullable(),
  registeredAt: instant,
  withdrawnAt: instant.nullable(),
  withdrawnReason: z.string().nullable(),
  /** Licences that get it at this moment. */
  licences: z.int(),
  /** Of the last 24 hours. */
  health: releaseHealth,
});
export type ToolReleaseView = z.infer<typeof toolReleaseView>;

export const canary = z.strictObject({
  version: z.string(),
  /** 0–100 of the licences, chosen by hash(licence, tool): the same ones from release to release. */
  percent: z.int().min(0).max(100),
  /** Licences that get it whatever their hash says. */
  licenceIds: z.array(z.uuid()).max(500),
});
export type Canary = z.infer<typeof canary>;

/** A tool with its channels; `id` is the tool's (`time`), or `shell`. */
export const toolSummary = z.object({
  id: z.string(),
  /** Of the channels row, for If-Match. */
  version: z.int(),
  plugins: z.array(z.string()),
  core: z.boolean(),
  stable: z.string().nullable(),
  /** Version to which one click rolls back. */
  previous: z.string().nullable(),
  canary: canary.nullable(),
  /** A canary that withdrew itself, until the next one. */
  canaryWithdrawn: z.object({ version: z.string(), at: instant, reason: z.string() }).nullable(),
  pins: z.int(),
  releases: z.int(),
  licences: z.int(),
  health: releaseHealth,
});
export type ToolSummary = z.infer<typeof toolSummary>;
export const toolSummaryList = z.object({ items: z.array(toolSummary), total: z.int() });

export const toolPin = z.object({ licenceId: z.uuid(), licenceName: z.string(), version: z.string() });

export const toolView = toolSummary.extend({
  items: z.array(toolReleaseView),
  pinned: z.array(toolPin),
  /** Names of the canary's licences. */
  canaryLicences: z.array(z.object({ id: z.uuid(), name: z.string() })),
  /** Services it calls, and the versions of them that run now. */
  services: z.array(z.object({ service: z.string(), range: z.string(), running: z.array(z.string()) })),
});
export type ToolView = z.infer<typeof toolView>;

/** `PATCH /api/admin/tools/:tool`; what is left out stays. */
export const updateToolChannels = z.strictObject({
  stable: z.string().optional(),
  canary: canary.nullable().optional(),
});
export type UpdateToolChannels = z.infer<typeof updateToolChannels>;

/** `PUT /api/admin/tools/:tool/pins/:licenceId`. */
export const pinTool = z.strictObject({ version: z.string() });
export type PinTool = z.infer<typeof pinTool>;

/** `POST /api/admin/releases/:id/withdraw`. */
export const withdrawRelease = z.strictObject({ reason: z.string().trim().min(1).max(500) });
export type WithdrawRelease = z.infer<typeof withdrawRelease>;

/** A key with which a team publishes its tools without a person signed in; the secret is told once. */
export const createReleaseToken = z.strictObject({
  name: z.string().trim().min(1).max(100),
  /** Tool ids, or `*`. */
  tools: z.array(z.string().max(40)).min(1).max(50),
  expiresAt: instant.nullish(),
});
export type CreateReleaseToken = z.infer<typeof createReleaseToken>;

export const releaseTokenView = z.object({
  id: z.uuid(),
  name: z.string(),
  tools: z.array(z.string()),
  createdAt: instant,
  expiresAt: instant.nullable(),
  lastUsedAt: instant.nullable(),
});
export type ReleaseTokenView = z.infer<typeof releaseTokenView>;
export const releaseTokenList = z.object({ items: z.array(releaseTokenView), total: z.int() });
export const newReleaseToken = releaseTokenView.extend({ secret: z.string() });
export type NewReleaseToken = z.infer<typeof newReleaseToken>;

/** `GET /api/admin/release-uploads/:tool`: what a team compares its next release with; newest version first. */
export const releaseUploads = z.object({
  tool: z.string(),
  stable: z.string().nullable(),
  newest: z.string().nullable(),
  versions: z.array(z.string()),
});
export type ReleaseUploads = z.infer<typeof releaseUploads>;

export const reportPhases = ['entry', 'load', 'start', 'run', 'switch'] as const;
export const reportCodes = [
  'ok', 'timeout', 'http', 'network', 'integrity', 'not_script', 'threw', 'incompatible', 'missing', 'signature',
] as const; // oxfmt-ignore

/**
 * Report of a browser about a tool's version. A successful load is one report (`start`, `ok`, its milliseconds from the
 * click to the first rendering); anything else is a failure.
 */
export const releaseReport = z.object({
  tool: z.string().max(40),
  version: z.string().max(40),
  phase: z.enum(reportPhases),
  code: z.enum(reportCodes),
  ms: z.int().min(0).max(600_000).optional(),
  /** Reference that the person sees on the error card. */
  reference: z.string().max(20).optional(),
});
export type ReleaseReport = z.infer<typeof releaseReport>;

export const vitalNames = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const;
export const vitalReport = z.object({
  tool: z.string().max(40),
  version: z.string().max(40),
  name: z.enum(vitalNames),
  value: z.number().min(0).max(600_000),
});
export type VitalReport = z.infer<typeof vitalReport>;

/** `POST /api/admin/release-reports`, answered 204. */
export const releaseReports = z.strictObject({
  reports: z.array(releaseReport).max(100),
  vitals: z.array(vitalReport).max(100),
});
export type ReleaseReports = z.infer<typeof releaseReports>;

export const toolHealthQuery = z.strictObject({
  hours: z.coerce
    .number()
    .int()
    .min(1)
    .max(14 * 24)
    .default(24),
});

/** `GET /api/admin/tools/:tool/health?hours=24`: newest version first; a point is ten minutes. */
export const toolHealth = z.object({
  items: z.array(
    releaseHealth.extend({
      version: z.string(),
      channel: releaseChannel.nullable(),
      problems: z.array(
        z.object({
          phase: z.enum(reportPhases),
          code: z.enum(reportCodes),
          count: z.int(),
          lastAt: instant,
          reference: z.string().nullable(),
        }),
      ),
      points: z.array(z.object({ at: instant, loads: z.int(), failures: z.int() })),
    }),
  ),
  total: z.int(),
});
export type ToolHealth = z.infer<typeof toolHealth>;

/** `POST /api/admin/internal/services`: a running service tells its version, at its start and every minute. */
export const announceService = z.strictObject({
  service: z.string().max(40),
  version: z.string().max(40),
  instance: z.string().max(60),
});
export type AnnounceService = z.infer<typeof announceService>;
