import type { ToolHealth } from '@jahrring/contracts-admin';

export type VersionHealth = ToolHealth['items'][number];
