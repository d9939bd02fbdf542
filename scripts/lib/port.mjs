import { spawnSync } from 'node:child_process';
import { readlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { basename } from 'node:path';
import { fail } from './run.mjs';

/** Ends the script unless the port can be had. Asked before anything is installed or started. */
export function requireFree(port, host) {
  return new Promise((resolve) => {
    const probe = createServer().on('error', (error) => fail(whyNot(error, port, host)));
    probe.listen(port, host, () => probe.close(resolve));
  });
}

/** @returns {string} why a server can't listen there, for people */
export function whyNot({ code }, port, host) {
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken by ${holderOf(port) ?? 'another program'}; set PORT to another one.`;
  return `HOST ${host} and PORT ${port} can't be used (${code}).`;
}

/** @returns {string | undefined} the program that listens there, where this system has a way to tell */
function holderOf(port) {
  const lsof = ask('lsof', '-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-Fpc');
  const [, pid, name] = /^p(\d+)[^]*?^c(.+)$/m.exec(lsof) ?? [];
  if (pid !== undefined) return called(name, pid);
  const ss = ask('ss', '-Hltnp', `sport = :${port}`);
  const [, holder, itsPid] = /\("([^"]+)",pid=(\d+)/.exec(ss) ?? [];
  return itsPid === undefined ? undefined : called(holder, itsPid);
}

/** The system tells the name of a process's first thread: newer Nodes call theirs “MainThread” or “node-MainThread”. */
function called(thread, pid) {
  return `${/MainThread$/.test(thread) ? programOf(pid) : thread} (process ${pid})`;
}

function programOf(pid) {
  try {
    return basename(readlinkSync(`/proc/${pid}/exe`).replace(/ \(deleted\)$/, ''));
  } catch {
    return 'node';
  }
}

const ask = (program, ...args) => spawnSync(program, args, { encoding: 'utf8', timeout: 5_000 }).stdout ?? '';
