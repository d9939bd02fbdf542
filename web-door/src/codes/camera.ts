/** Reads QR codes from a picture of the camera. @returns what it says; undefined: there is none */
type Reader = (video: HTMLVideoElement) => Promise<string | undefined>;

interface Detector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}
declare const BarcodeDetector: (new (options: { formats: string[] }) => Detector) & {
  getSupportedFormats(): Promise<string[]>;
};

/** The browser's own, where it has one. */
async function ownReader(): Promise<Reader | undefined> {
  if (!('BarcodeDetector' in globalThis)) return undefined;
  if (!(await BarcodeDetector.getSupportedFormats()).includes('qr_code')) return undefined;
  const detector = new BarcodeDetector({ formats: ['qr_code'] });
  return async (video) => (await detector.detect(video))[0]?.rawValue;
}

/** Wider pictures take longer, and say no more. */
const WIDTH = 640;

/** The library is loaded only where the browser has none of its own. */
async function libraryReader(): Promise<Reader> {
  const { default: jsQR } = await import('jsqr');
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return (video) => {
    const scale = Math.min(1, WIDTH / video.videoWidth);
    canvas.width = Math.round(video.videoWidth * scale);
    canvas.height = Math.round(video.videoHeight * scale);
    if (!context || canvas.width === 0 || canvas.height === 0) return Promise.resolve(undefined);
    context.drawImage(video, 0, 0, canvas.width, canvas.height);
    const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
    // Tickets are dark on light.
    return Promise.resolve(jsQR(data, width, height, { inversionAttempts: 'dontInvert' })?.data || undefined);
  };
}

/** A code that stays before the camera counts once; gone for so long, it counts again. */
const GONE_MS = 2_000;
const PAUSE_MS = 60;

export interface Camera {
  stop(): void;
  /** Whether it gives pictures: a call takes it away, and some telephones never tell. */
  isAlive(): boolean;
  /** undefined: this one has no light. */
  light: ((on: boolean) => Promise<void>) | undefined;
}

/** The camera itself answered; what fails here is something else, and is not called by its name. */
async function begin(video: HTMLVideoElement): Promise<Reader> {
  await video.play().catch((error: unknown) => {
    throw new Error(`its picture cannot be shown (${textOf(error)})`, { cause: error });
  });
  try {
    return (await ownReader()) ?? (await libraryReader());
  } catch (error) {
    throw new Error(`the part that reads codes did not load (${textOf(error)})`, { cause: error });
  }
}

const textOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** What `startCamera` threw, in a sentence for the helper; what nobody foresaw, in the browser's own words. */
export function whyNoCamera(error: unknown): string {
  if (!window.isSecureContext) return 'The camera works only at an address that begins with https.';
  if (!('mediaDevices' in navigator))
    return 'This browser does not let pages use the camera. Open this page in Safari, Chrome or Firefox.';
  switch (error instanceof Error ? error.name : '') {
    case 'NotAllowedError':
    case 'SecurityError':
      return 'The camera is not allowed. Allow it in the browser’s settings for this page.';
    case 'NotFoundError':
    // Safari's engine, where there is none. Nothing is demanded of a camera: what is asked for below is wished for.
    case 'OverconstrainedError':
      return 'This device has no camera.';
    case 'NotReadableError':
    case 'AbortError':
      return 'The camera does not start. Another app may be using it.';
    default:
      return `The camera does not start: ${textOf(error)}`;
  }
}

/**
 * Shows the camera's picture and reads it until it is stopped.
 * @param onEnd something else took the camera
 * @throws what getUserMedia throws: refused, or there is none
 */
export async function startCamera(
  video: HTMLVideoElement,
  onCode: (code: string, frameAt: number) => void,
  onEnd: () => void = () => {},
): Promise<Camera> {
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: false,
    video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
  });
  const stop = () => {
    for (const each of stream.getTracks()) each.stop();
    video.srcObject = null;
  };
  video.srcObject = stream;
  const read = await begin(video).catch((error: unknown) => {
    stop();
    throw error;
  });
  let last: { code: string; at: number } | undefined;
  let going = true;
  const scanFrame = async (): Promise<void> => {
    const at = performance.now();
    const code =
      video.readyState >= video.HAVE_CURRENT_DATA ? await read(video).catch(() => undefined) : undefined;
    if (!going) return;
    if (code !== undefined) {
      const isNew = last?.code !== code || at - last.at > GONE_MS;
      last = { code, at };
      if (isNew) onCode(code, at);
    }
    setTimeout(() => void scanFrame(), PAUSE_MS);
  };
  void scanFrame();
  const [track] = stream.getVideoTracks();
  track?.addEventListener('ended', onEnd);
  const hasLight = (track?.getCapabilities?.() as { torch?: boolean } | undefined)?.torch === true;
  return {
    stop() {
      going = false;
      stop();
    },
    isAlive: () => track?.readyState === 'live' && !track.muted && !video.paused,
    light:
      track && hasLight
        ? (on) => track.applyConstraints({ advanced: [{ torch: on } as MediaTrackConstraintSet] })
        : undefined,
  };
}
