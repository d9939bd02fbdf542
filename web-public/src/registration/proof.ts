import { proofTexts } from '../content/form-texts';

export const PROOF_TYPES = ['image/jpeg', 'image/png', 'image/webp'];
export const PROOF_MAX_BYTES = 10 * 1024 * 1024;

/** Why a file cannot be a proof of payment, in a sentence; nothing when it can. */
export function proofProblem({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  if (!PROOF_TYPES.includes(type)) return proofTexts.wrongType;
  if (size > PROOF_MAX_BYTES) return proofTexts.tooLarge;
  if (size === 0) return proofTexts.empty;
  return undefined;
}
