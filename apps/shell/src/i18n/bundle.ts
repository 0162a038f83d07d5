import type { MessageTree } from '@jahrring/tool-kit/shell';

/** Texts of one language as they lie in a file of their own; a namespace may come in several parts. */
export type Bundle = readonly (readonly [namespace: string, texts: MessageTree])[];
