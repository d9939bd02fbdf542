/** The package brings no types; this is what is used of it. */
declare module 'fs-native-extensions' {
  /** Whether this open file has the lock now. @throws where the file system knows none */
  export function tryLock(fd: number): boolean;
}
