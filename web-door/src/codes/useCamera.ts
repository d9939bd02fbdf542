import { useEffect, useRef, useState } from 'react';
import type { Scans } from '../door/scans';
import { startCamera, whyNoCamera, type Camera } from './camera';

const ENDED = 'The camera has stopped: a call or another app is using it.';

/** The camera, for as long as the page is there. What takes it away for a while does not keep it. */
export function useCamera(scans: Pick<Scans, 'scan'>) {
  const video = useRef<HTMLVideoElement>(null);
  const [problem, setProblem] = useState<string>();
  const [camera, setCamera] = useState<Camera>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let gone = false;
    let started: Camera | undefined;
    const end = () => {
      if (gone) return;
      setCamera(undefined);
      setProblem(ENDED);
    };
    const begin = async () => {
      if (!video.current) return;
      try {
        started = await startCamera(video.current, (code, at) => void scans.scan(code, at), end);
        if (gone) return started.stop();
        setCamera(started);
        setProblem(undefined);
      } catch (error) {
        if (!gone) setProblem(whyNoCamera(error));
      }
    };
    // Back from the call.
    const again = () => {
      if (!document.hidden && started?.isAlive() === false) setTries((before) => before + 1);
    };
    document.addEventListener('visibilitychange', again);
    void begin();
    return () => {
      gone = true;
      document.removeEventListener('visibilitychange', again);
      started?.stop();
      setCamera(undefined);
    };
  }, [scans, tries]);
  return { video, problem, camera, retry: () => setTries(tries + 1) };
}
