import { EventEmitter, once } from 'node:events';
import type { ConnectOverCDPTransport } from 'playwright-core';

interface Socket extends EventEmitter {
  send(text: string): void;
  close(): void;
}

/** The WebSocket that Playwright brings along. */
const { ws: WebSocket } = jest.requireActual<{
  ws: new (address: string, options: { perMessageDeflate: false; maxPayload: number }) => Socket;
}>('playwright-core/lib/utilsBundle');

const MOST_BYTES = 256 * 1024 * 1024;

/**
 * A line for Playwright to a Chromium on this machine. Its own line compresses and expands each message, a third of all
 * its work. Playwright takes only an object of Node's own realm, not of Jest's: an EventEmitter is one.
 */
class DevtoolsLine extends EventEmitter implements ConnectOverCDPTransport {
  onmessage?: (message: object) => void;
  onclose?: (reason?: string) => void;

  constructor(private readonly socket: Socket) {
    super();
    // Each message in a turn of its own, as Playwright expects.
    socket.on('message', (text) => setImmediate(() => this.onmessage?.(JSON.parse(String(text)) as object)));
    socket.on('close', (_code, reason) => this.onclose?.(String(reason)));
    socket.on('error', () => undefined); // it closes then
  }

  send(message: object): void {
    this.socket.send(JSON.stringify(message));
  }

  close(): void {
    this.socket.close();
  }
}

/** @param address where Chromium's DevTools listen, as `http://127.0.0.1:9222` */
export async function devtoolsLine(address: string): Promise<ConnectOverCDPTransport> {
  const version = (await (await fetch(`${address}/json/version`)).json()) as { webSocketDebuggerUrl: string };
  const options = { perMessageDeflate: false, maxPayload: MOST_BYTES } as const;
  const socket = new WebSocket(version.webSocketDebuggerUrl, options);
  await once(socket, 'open');
  return new DevtoolsLine(socket);
}
