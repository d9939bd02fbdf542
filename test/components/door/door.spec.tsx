import { startCamera, whyNoCamera } from '../../../web-door/src/codes/camera';

const set = (of: object, name: string, value: unknown) =>
  Object.defineProperty(of, name, { value, configurable: true, writable: true });

describe('a camera that does not start', () => {
  beforeEach(() => {
    set(window, 'isSecureContext', true);
    set(navigator, 'mediaDevices', {});
  });

  it.each([
    ['NotAllowedError', /is not allowed/],
    ['NotFoundError', /has no camera/],
    ['NotReadableError', /Another app may be using it/],
    ['OverconstrainedError', /has no camera/],
    ['InvalidStateError', /^The camera does not start: the reason$/],
  ])('%s', (name, words) => expect(whyNoCamera(new DOMException('the reason', name))).toMatch(words));

  it('is told in the words of what failed, when nobody foresaw it', () =>
    expect(whyNoCamera(new TypeError('no such thing'))).toBe('The camera does not start: no such thing'));

  it('is told where a browser gives none to pages, and where the address is not safe', () => {
    Reflect.deleteProperty(navigator, 'mediaDevices');
    expect(whyNoCamera(new TypeError('undefined'))).toMatch(/does not let pages use the camera/);
    set(window, 'isSecureContext', false);
    expect(whyNoCamera(new TypeError('undefined'))).toMatch(/begins with https/);
  });

  it('is switched off again when its picture cannot be shown, and that is not called a refusal', async () => {
    const stop = jest.fn();
    const stream = { getTracks: () => [{ stop }], getVideoTracks: () => [] };
    set(navigator, 'mediaDevices', { getUserMedia: () => Promise.resolve(stream) });
    const video = { play: () => Promise.reject(new DOMException('saving power', 'NotAllowedError')) };
    const failure = await startCamera(video as unknown as HTMLVideoElement, () => {}).catch(
      (error: unknown) => error,
    );
    expect(stop).toHaveBeenCalledTimes(1);
    expect(whyNoCamera(failure)).toBe(
      'The camera does not start: its picture cannot be shown (saving power)',
    );
  });
});
