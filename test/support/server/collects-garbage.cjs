// Preloaded with --expose-gc: collects garbage all the time, so that a process that grows is one that holds more, and what is
// left open is found. The pause is between two collections: on a busy machine one takes as long.
const collect = () => {
  setTimeout(() => {
    globalThis.gc();
    collect();
  }, 250).unref();
};
collect();
