import type { LoggerService } from '@nestjs/common';
import type { Logger } from 'pino';

type Level = 'debug' | 'error' | 'fatal' | 'info' | 'trace' | 'warn';

/** The framework's log, written by ours: its messages come with the part of the server that they are from behind them. */
export class NestLog implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log(message: unknown, ...more: unknown[]): void {
    this.#write('info', message, more);
  }

  error(message: unknown, ...more: unknown[]): void {
    this.#write('error', message, more);
  }

  warn(message: unknown, ...more: unknown[]): void {
    this.#write('warn', message, more);
  }

  debug(message: unknown, ...more: unknown[]): void {
    this.#write('debug', message, more);
  }

  verbose(message: unknown, ...more: unknown[]): void {
    this.#write('trace', message, more);
  }

  fatal(message: unknown, ...more: unknown[]): void {
    this.#write('fatal', message, more);
  }

  #write(level: Level, message: unknown, more: readonly unknown[]): void {
    const part = more.at(-1);
    const from = typeof part === 'string' ? { part } : {};
    if (typeof message === 'object' && message !== null) this.logger[level]({ ...from, ...message });
    else this.logger[level](from, String(message));
  }
}
