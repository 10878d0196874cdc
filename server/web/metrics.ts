/** Figures for Prometheus. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  readonly registry: Registry;
  readonly commands: Counter<'outcome'>;
  readonly loaded: Counter;
  readonly requests: Histogram<'method' | 'route' | 'status'>;
  readonly commandSeconds: Histogram;
  readonly dropped: Counter<'why'>;
  /** Deeds the store could not write: 'full' for want of room, 'other'. */
  readonly unwritten: Counter<'why'>;
  /** Read when asked for. */
  watch(name: string, help: string, read: () => number): void;
}

export const newMetrics = (): Metrics => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    registry,
    commands: new Counter({
      name: 'cuartel_commands_total',
      help: 'Commands given in matches',
      labelNames: ['outcome'],
      registers,
    }),
    loaded: new Counter({ name: 'cuartel_matches_loaded_total', help: 'Matches replayed from the store', registers }),
    requests: new Histogram({
      name: 'cuartel_http_seconds',
      help: 'Time to answer HTTP requests',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.002, 0.01, 0.05, 0.2, 1, 5],
      registers,
    }),
    commandSeconds: new Histogram({
      name: 'cuartel_command_seconds',
      help: 'Time from a command to its commitment',
      buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2],
      registers,
    }),
    dropped: new Counter({
      name: 'cuartel_sockets_dropped_total',
      help: 'WebSockets closed by the server',
      labelNames: ['why'],
      registers,
    }),
    unwritten: new Counter({
      name: 'cuartel_store_failures_total',
      help: 'Deeds refused because the store could not write them',
      labelNames: ['why'],
      registers,
    }),
    watch(name, help, read) {
      new Gauge({
        name,
        help,
        registers,
        collect() {
          this.set(read());
        },
      });
    },
  };
};
