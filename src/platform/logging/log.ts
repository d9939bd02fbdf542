import type { LoggerService } from '@nestjs/common';
import { pino, type Logger } from 'pino';

export type Log = Logger;

/** One JSON line per event on standard output; never a name, address, phone number, body or query. */
export function createLog(level: string): Log {
  return pino(
    {
      level,
      base: undefined,
      messageKey: 'message',
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    (output ??= pino.destination(GATHERED)),
  );
}

/**
 * Lines are gathered and written together, at the latest after a quarter of a second, and all of them when the program
 * ends: to write each by itself takes longer than to serve a page from memory.
 */
const GATHERED = { dest: 1, sync: false, minLength: 4_096, periodicFlush: 250 };
/** The process has one output, and so one of these: each has a timer that runs until the program ends. */
let output: ReturnType<typeof pino.destination> | undefined;

/** What Nest says about its own start: which routes it found, and in which order modules came up. */
const OF_THE_START = /^(NestFactory|InstanceLoader|RoutesResolver|RouterExplorer|NestApplication)$/;

/** What the modules and Nest itself say through Nest's Logger, as lines of the same log. */
export class NestLog implements LoggerService {
  constructor(private readonly to: Log) {}

  log(message: unknown, ...rest: unknown[]): void {
    if (!OF_THE_START.test(contextOf(rest) ?? '')) this.write('info', message, rest);
  }

  warn(message: unknown, ...rest: unknown[]): void {
    this.write('warn', message, rest);
  }

  /** Why a start failed is for main.ts to say, in one line, not for Nest and its modules before it. */
  error(message: unknown, ...rest: unknown[]): void {
    const ofTheStart =
      contextOf(rest) === 'ExceptionHandler' || /^Unable to connect to the database/.test(String(message));
    if (!ofTheStart) this.write('error', message, rest);
  }

  fatal(message: unknown, ...rest: unknown[]): void {
    this.write('fatal', message, rest);
  }

  debug(message: unknown, ...rest: unknown[]): void {
    this.write('debug', message, rest);
  }

  private write(
    level: 'debug' | 'info' | 'warn' | 'error' | 'fatal',
    message: unknown,
    rest: unknown[],
  ): void {
    const context = contextOf(rest);
    const stack = level === 'error' && rest.length > 1 ? rest[0] : undefined;
    const { text, ...fields } = textOf(message);
    const more = typeof stack === 'string' ? { stack: withoutAddresses(stack) } : {};
    this.to[level]({ context, ...fields, ...more }, withoutAddresses(text));
  }
}

/** Mail servers and databases name in their answers whom they refuse. */
const withoutAddresses = (text: string): string =>
  text.replace(/[^\s<>"'(),:;/]+@[\w-]+(?:\.[\w-]+)*\.\p{L}[\p{L}\d-]+/gu, '…@…');

/** Nest hands the logger's name over last. */
function contextOf(rest: unknown[]): string | undefined {
  const last = rest.at(-1);
  return typeof last === 'string' ? last : undefined;
}

/** `{ message, requestId }` as Nest's Logger takes it, an error, or a sentence. */
function textOf(message: unknown): { text: string } & Record<string, unknown> {
  if (message instanceof Error) return { text: message.stack ?? message.message };
  if (typeof message !== 'object' || message === null) return { text: String(message) };
  const { message: text, ...fields } = message as Record<string, unknown>;
  return { ...fields, text: String(text) };
}
