/** A refusal by the server, with its code. */
import type { FaultBody, FaultCode } from '@cuartel/server/protocol/fault.ts';

export class Refused extends Error {
  /** 'offline': the server could not be reached at all. */
  readonly code: FaultCode | 'offline';
  readonly detail: unknown;
  constructor({ code, message, detail }: Omit<FaultBody, 'code'> & { code: FaultCode | 'offline' }) {
    super(message);
    this.name = 'Refused';
    this.code = code;
    this.detail = detail;
  }
}
