/** What `/api/health/ready` answers; down means: send nobody here. */
export interface Health {
  status: 'ready' | 'degraded' | 'down';
  /** The service's own version. */
  version: string;
  checks: Record<string, { ok: boolean; detail?: string }>;
}
