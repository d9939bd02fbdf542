import { connect, type Socket } from 'node:net';
import type { Api } from '../server/api.js';

const MB = 1024 * 1024;

export interface Unending {
  /** Bytes that left this side. */
  sent: number;
  /** What came back before the connection ended. */
  answer: string;
}

export interface UnendingRequest {
  line: string;
  headers: string[];
  /** What the body begins with, before bytes of no meaning. */
  start?: string;
  /** What it ends with, from one who reads late. */
  end?: string;
  /** Bytes after which it is given up. */
  most: number;
  /** `late`: the body ends there, and nothing is read before, as many clients do. */
  reads?: 'at once' | 'late';
}

/**
 * Sends a body of no stated length. Node's own fetch is no use here: it stops by itself at an answer, and where it meets
 * a cut connection it reads such a body on into memory.
 * @returns once the connection has ended, or the one who reads late has an answer
 */
export async function sendWithoutEnd(api: Api, request: UnendingRequest): Promise<Unending> {
  const { line, headers, start = ' ', end = ' ', most, reads = 'at once' } = request;
  const socket = connect(Number(new URL(api.url).port), '127.0.0.1');
  let answer = '';
  const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.on('error', () => undefined); // what it was cut by; `answer` tells what was read before
  const read = () =>
    socket.on('data', (data) => {
      answer += data.toString('latin1');
      if (reads === 'late') socket.end();
    });
  if (reads !== 'late') read();
  const head = [line + ' HTTP/1.1', ...headers, 'Host: x', 'Transfer-Encoding: chunked', '', ''];
  socket.write(head.join('\r\n'));
  socket.write(piece(Buffer.from(start)));
  const sent = await pour(socket, most, ended);
  if (reads === 'late') {
    socket.write(piece(Buffer.from(end)));
    socket.write('0\r\n\r\n');
    read();
  }
  await ended;
  return { sent, answer };
}

const piece = (bytes: Buffer) =>
  Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')]);

async function pour(socket: Socket, most: number, ended: Promise<void>): Promise<number> {
  const filler = piece(Buffer.alloc(MB / 4, 0x20));
  let sent = 0;
  while (sent < most && !socket.destroyed) {
    sent += MB / 4;
    if (!socket.write(filler)) await Promise.race([ended, new Promise((go) => socket.once('drain', go))]);
  }
  return sent;
}
