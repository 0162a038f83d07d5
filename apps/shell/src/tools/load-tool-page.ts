import { telemetry } from '@jahrring/tool-kit';
import type { ComponentType } from 'react';
import { loadExpose } from './federation';

/** What a page's loader hands over: a failure is data, so that it never reaches the router's own error handling. */
export type ToolPageData =
  { ok: true; Component: ComponentType; toolId: string } | { ok: false; toolId: string; reason: string };

interface PageModule {
  Component?: ComponentType;
}

/** Loads a tool's page; never throws. */
export async function loadToolPage(toolId: string, expose: string): Promise<ToolPageData> {
  try {
    const { Component } = await loadExpose<PageModule>(toolId, expose);
    if (!Component) throw new Error(`${expose} exports no Component`);
    return { ok: true, Component, toolId };
  } catch (error) {
    telemetry.error('tool.page', error, { toolId, expose });
    return { ok: false, toolId, reason: error instanceof Error ? error.message : String(error) };
  }
}
