/** A page that could not be loaded: what went wrong is thrown where the route's boundary is. */
export function FailedPage({ error }: { error: unknown }): never {
  throw error;
}
