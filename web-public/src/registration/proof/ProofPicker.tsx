import { useEffect, useEffectEvent, useId, useMemo, useRef, useState, type DragEvent } from 'react';
import { labels, proofTexts as texts } from '../../content/texts';
import { FieldError } from '../../forms/Field';
import { useHydrated } from '../../ui/useHydrated';
import { PROOF_TYPES } from './proof';
import type { Proof } from './useProof';

interface ProofPickerProps {
  proof: Proof;
  /** Fraction of a running upload, 0 to 1. */
  progress: number | undefined;
  hint?: string;
}

/** Drop zone, file chooser, preview and upload progress of a proof of payment. */
export function ProofPicker({ proof, progress, hint }: ProofPickerProps) {
  const id = useId();
  const [over, setOver] = useState(false);
  const { file, reading, problem } = proof;
  const running = progress !== undefined;

  function take(picked: File | undefined) {
    if (picked) proof.take(picked);
  }
  const input = useRef<HTMLInputElement>(null);
  const alive = useHydrated();
  const takeFrom = (chooser: HTMLInputElement) => {
    take(chooser.files?.[0]);
    chooser.value = ''; // so that the same file can be picked again after a removal
  };
  const takeEarly = useEffectEvent(() => input.current && takeFrom(input.current));
  // What was chosen before the script was there.
  useEffect(() => {
    if (alive) takeEarly();
  }, [alive]);
  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    if (!running) take(event.dataTransfer.files[0]);
  }

  return (
    <div>
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={`grid gap-4 rounded-xs border border-dashed p-5 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-terracotta ${over ? 'border-terracotta bg-terracotta/5' : 'border-ink/60 bg-white'}`}
      >
        {file && <Preview file={file} onDamaged={() => proof.remove(texts.unreadable)} />}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <label
            htmlFor={id}
            className="grid min-h-11 cursor-pointer place-items-center rounded-xs border border-ink px-5 py-2 font-medium hover:bg-ink hover:text-paper has-disabled:cursor-not-allowed"
          >
            {file || reading ? texts.replace : texts.choose}
            <span className="sr-only"> ({labels.proof_of_payment})</span>
          </label>
          {(file || reading) && !running && (
            <button
              type="button"
              className="min-h-11 px-2 underline underline-offset-4 hover:text-terracotta"
              onClick={() => proof.remove()}
            >
              {texts.remove}
            </button>
          )}
          {!file && !reading && <p aria-hidden="true">{texts.drop}</p>}
          <p role="status">{reading && texts.reading}</p>
        </div>
        <input
          id={id}
          ref={input}
          type="file"
          name="image"
          accept={PROOF_TYPES.join()}
          disabled={running}
          aria-invalid={!!problem}
          aria-describedby={problem ? `${id}-error ${id}-hint` : `${id}-hint`}
          className="sr-only"
          onChange={(event) => takeFrom(event.target)}
        />
        {running && <Progress fraction={progress} />}
      </div>
      <p id={`${id}-hint`} className="mt-1.5 text-small text-ink/75">
        {texts.limits}. {hint}
      </p>
      <div role="alert">
        <FieldError id={`${id}-error`} text={problem} />
      </div>
    </div>
  );
}

function Preview({ file, onDamaged }: { file: File; onDamaged: () => void }) {
  const url = useMemo(() => URL.createObjectURL(file), [file]);
  useEffect(() => {
    return () => URL.revokeObjectURL(url);
  }, [url]);
  return (
    <figure className="flex items-center gap-4">
      <img src={url} alt="" onError={onDamaged} className="size-24 border border-ink/20 object-cover" />
      <figcaption className="min-w-0">
        <span className="block truncate font-medium">{file.name}</span>
        <span className="text-small text-ink/75">{megabytes(file.size)} MB</span>
      </figcaption>
    </figure>
  );
}

function Progress({ fraction }: { fraction: number }) {
  const percent = Math.round(fraction * 100);
  return (
    <div className="flex items-center gap-3">
      <progress
        max={100}
        value={percent}
        aria-label={texts.uploading}
        className="h-2 grow accent-terracotta"
      />
      <span className="w-12 text-right tabular-nums">{percent}%</span>
    </div>
  );
}

const megabytes = (bytes: number) => Math.max(0.1, bytes / 1024 / 1024).toFixed(1);
