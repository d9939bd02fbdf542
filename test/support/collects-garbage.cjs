// Preloaded with --expose-gc: collects garbage all the time, so that a process that grows is one that holds more.
setInterval(() => globalThis.gc(), 250).unref();
