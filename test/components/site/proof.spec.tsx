import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '../../../web-public/src/forms/api/client';
import { uploadProof } from '../../../web-public/src/forms/api/upload-proof';
import type { RegistrationState, Ticket } from '../../../web-public/src/reference/api/schemas';
import { ProofPicker } from '../../../web-public/src/registration/proof/ProofPicker';
import { ProofUpload } from '../../../web-public/src/registration/proof/ProofUpload';
import { useProof } from '../../../web-public/src/registration/proof/useProof';
import { useProofAfter } from '../../../web-public/src/registration/proof/useProofAfter';
import { mountToaster } from '../../../web-public/src/ui/toasts/mount';
import { fakeServer, type Call } from '../fake-server';

jest.mock('../../../web-public/src/forms/api/upload-proof', () => ({ uploadProof: jest.fn() }));
jest.mock('../../../web-public/src/ui/leave', () => ({ leaveFor: () => Promise.resolve() }));
const upload = jest.mocked(uploadProof);

const picture = (name: string, start: number[]) => {
  const file = new File([Uint8Array.from(start)], name);
  // jsdom reads no files.
  file.slice = () => ({ arrayBuffer: () => Promise.resolve(Uint8Array.from(start).buffer) }) as Blob;
  return file;
};
const JPEG = [0xff, 0xd8, 0xff, 0xe0];
const HEIC = [...'\0\0\0\x18ftypheic'].map((letter) => letter.charCodeAt(0));
const jpeg = (name = 'receipt.jpg') => picture(name, JPEG);
const choose = (user: ReturnType<typeof userEvent.setup>, file: File) =>
  user.upload(screen.getByLabelText(/Proof of payment/), file);
const toasts = () => [...document.querySelectorAll('[data-toast] p')].map((toast) => toast.textContent);

beforeEach(() => {
  upload.mockReset();
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined });
  Object.assign(HTMLCanvasElement.prototype, {
    getContext: () => null,
    toBlob: (done: (jpeg: Blob) => void) => done(new Blob(['converted'])),
  });
});

describe('a picture that takes long to convert', () => {
  let converted: () => Promise<void>;
  beforeEach(() => {
    let finish: (bitmap: ImageBitmap) => void = () => undefined;
    Object.assign(globalThis, { createImageBitmap: () => new Promise((resolve) => (finish = resolve)) });
    converted = () => act(() => Promise.resolve(finish({ width: 30, height: 40 } as ImageBitmap)));
  });
  function Picker() {
    return <ProofPicker proof={useProof()} progress={undefined} />;
  }
  const user = userEvent.setup({ applyAccept: false });

  it('is said to be on its way, and then shown', async () => {
    render(<Picker />);
    await choose(user, picture('IMG_1.heic', HEIC));
    await screen.findByText('Preparing the picture…');
    await converted();
    await screen.findByText('IMG_1.jpg');
    expect(screen.queryByText('Preparing the picture…')).toBeNull();
  });

  it('does not replace the one that was chosen after it', async () => {
    render(<Picker />);
    await choose(user, picture('IMG_1.heic', HEIC));
    await choose(user, jpeg());
    await screen.findByText('receipt.jpg');
    await converted();
    expect(screen.getByText('receipt.jpg')).toBeTruthy();
    expect(screen.queryByText('IMG_1.jpg')).toBeNull();
  });

  it('gives way to one that is dropped', async () => {
    render(<Picker />);
    await choose(user, jpeg());
    await screen.findByText('receipt.jpg');
    const zone = screen.getByLabelText(/Proof of payment/).parentElement as HTMLElement;
    fireEvent.drop(zone, { dataTransfer: { files: [jpeg('dropped.jpg')] } });
    await screen.findByText('dropped.jpg');
    expect(screen.queryByText('receipt.jpg')).toBeNull();
  });

  it('does not come back after it was removed', async () => {
    render(<Picker />);
    await choose(user, picture('IMG_1.heic', HEIC));
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    await converted();
    expect(screen.queryByText('IMG_1.jpg')).toBeNull();
  });

  it('is waited for by who has registered meanwhile', async () => {
    await registers(false, picture('IMG_1.heic', HEIC));
    expect(upload).not.toHaveBeenCalled();
    await converted();
    await waitFor(() => expect(upload).toHaveBeenCalledTimes(1));
    expect(upload.mock.calls[0]?.[1].name).toBe('IMG_1.jpg');
  });
});

async function registers(withoutProof: boolean, file: File) {
  function Form() {
    const { proof, progress, arrive } = useProofAfter('registration');
    return (
      <>
        <ProofPicker proof={proof} progress={progress} />
        <button onClick={() => void arrive({ id: 'd1', uuid: 'u1', withoutProof })}>Register</button>
      </>
    );
  }
  const user = userEvent.setup({ applyAccept: false });
  render(<Form />);
  await choose(user, file);
  await user.click(screen.getByRole('button', { name: 'Register' }));
}

it('goes up with the registration', async () => {
  await registers(false, jpeg());
  await waitFor(() => expect(upload).toHaveBeenCalledTimes(1));
});

it('stays here when the registration is paid in cash after all', async () => {
  await registers(true, jpeg());
  await waitFor(() => expect(sessionStorage.getItem('toasts')).toContain('registered successfully'));
  expect(upload).not.toHaveBeenCalled();
});

describe('on the ticket', () => {
  const ticket = { uuid: 'u1', proof_of_payment: true } as unknown as Ticket;
  const known = (proof_reference: string | null) =>
    ({ delegates: 1, proof_state: 'waiting', proof_reference }) as RegistrationState;
  const draw = (registration: RegistrationState) => (
    <ProofUpload
      ticket={ticket}
      registration={registration}
      help={null}
      onUploaded={() => Promise.resolve()}
    />
  );

  it('a warning goes once the upload is tried again', async () => {
    act(mountToaster);
    const user = userEvent.setup({ applyAccept: false });
    render(draw(known(null)));
    await choose(user, jpeg());
    upload.mockRejectedValueOnce(new ApiError(503, 'The server is away.'));
    await user.click(await screen.findByRole('button', { name: 'Upload proof of payment' }));
    await waitFor(() => expect(toasts()).toEqual(['The server is away.']));
    await user.click(screen.getByRole('button', { name: 'Try the upload again' }));
    await waitFor(() => expect(toasts()).toEqual(['You have uploaded the proof of payment successfully']));
    expect(screen.queryByText('The server is away.')).toBeNull();
  });

  it('what is typed as reference stays, with the focus, when the reader finds one meanwhile', async () => {
    const user = userEvent.setup();
    const { rerender } = render(draw(known(null)));
    const field = screen.getByLabelText(/Reference/);
    await user.type(field, '1234');
    rerender(draw(known('9999')));
    expect(document.activeElement).toBe(field);
    await user.type(field, '56');
    expect(screen.getByLabelText<HTMLInputElement>(/Reference/).value).toBe('123456');
  });

  it('shows what the reader found where nothing was typed', () => {
    const { rerender } = render(draw(known(null)));
    rerender(draw(known('9999')));
    expect(screen.getByLabelText<HTMLInputElement>(/Reference/).value).toBe('9999');
  });

  it('saves what was typed, and then shows what is kept', async () => {
    const calls: Call[] = fakeServer();
    const user = userEvent.setup();
    const { rerender } = render(draw(known('9999')));
    const field = screen.getByLabelText<HTMLInputElement>(/Reference/);
    await user.clear(field);
    await user.type(field, '1234');
    await user.click(screen.getByRole('button', { name: /Save/ }));
    expect(calls.map(({ body }) => body)).toEqual([{ reference: '1234' }]);
    rerender(draw(known('1234')));
    await calls[0]?.answer(200, { data: {} });
    expect(field.value).toBe('1234');
  });
});
