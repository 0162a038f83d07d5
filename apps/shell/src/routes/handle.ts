/** What a route says about itself, for title and layout. */
export interface RouteHandle {
  /** i18n key with namespace. */
  titleKey: string;
  toolId?: string;
  /** Its path in the tool's descriptor. */
  path?: string;
}

export function isRouteHandle(value: unknown): value is RouteHandle {
  return typeof value === 'object' && value !== null && 'titleKey' in value;
}
