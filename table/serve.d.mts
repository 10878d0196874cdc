import type { Server } from 'node:http';

export interface Serving {
  readonly server: Server;
  readonly address: string;
  readonly port: number;
  close(): Promise<void>;
}
export const HEADERS: Readonly<Record<string, string>>;
export function serve(how?: { port?: number; open?: boolean; host?: string; print?: (line: string) => void }): Promise<Serving>;
