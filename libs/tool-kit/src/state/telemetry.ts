export interface TelemetryEntry {
  at: string;
  name: string;
  data?: Record<string, unknown>;
}

export type TelemetrySink = (entry: TelemetryEntry) => void;

const kept = 100;
const entries: TelemetryEntry[] = [];
const sinks = new Set<TelemetrySink>();

/** Events in the browser: kept in memory (the last 100), passed to registered receivers. Never personal data. */
export const telemetry = {
  record(name: string, data?: Record<string, unknown>): void {
    const entry: TelemetryEntry = { at: new Date().toISOString(), name, ...(data ? { data } : {}) };
    entries.push(entry);
    if (entries.length > kept) entries.shift();
    for (const sink of sinks) sink(entry);
  },
  error(name: string, error: unknown, data?: Record<string, unknown>): void {
    const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    telemetry.record(name, { ...data, message });
  },
  recent(): readonly TelemetryEntry[] {
    return entries;
  },
  addSink(sink: TelemetrySink): () => void {
    sinks.add(sink);
    return () => {
      sinks.delete(sink);
    };
  },
};
