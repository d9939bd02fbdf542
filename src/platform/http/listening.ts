import { createServer, type AddressInfo, type Server } from 'node:net';
import { StartFailure } from '../settings/start-failure.js';

/** Time that running requests get to finish when the program is told to stop. */
const GRACE_MS = 10_000;

/**
 * The port that can be listened on: `port` itself, or a free one for 0. Asked before PostgreSQL is started,
 * so that a taken port is told at once.
 * @throws StartFailure saying what is wrong with HOST or PORT
 */
export function checkPort(host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, host, port)));
    server.listen(port, host, () => {
      const { port: free } = server.address() as AddressInfo;
      server.close(() => resolve(free));
    });
  });
}

function explain(error: NodeJS.ErrnoException, host: string, port: number): StartFailure {
  switch (error.code) {
    case 'EADDRINUSE':
      return new StartFailure(`Port ${port} is taken by another program; set PORT to another one.`);
    case 'EACCES':
      return new StartFailure(`Port ${port} may not be used by this user; set PORT to one above 1023.`);
    default:
      return new StartFailure(`Setting HOST ${host} is no address of this machine (${error.code}).`);
  }
}

interface HttpServer extends Server {
  closeIdleConnections(): void;
  closeAllConnections(): void;
}

/** Takes no more connections, lets running requests finish, then cuts what is left. */
export async function drain(server: HttpServer): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // Idle connections are closed again and again, since one that is kept alive becomes idle only after its answer.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const late = setTimeout(() => server.closeAllConnections(), GRACE_MS);
  await closed;
  clearInterval(idle);
  clearTimeout(late);
}
