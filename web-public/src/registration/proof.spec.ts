import { PROOF_MAX_BYTES, proofProblem } from './proof';

describe('a proof of payment', () => {
  it.each(['image/jpeg', 'image/png', 'image/webp'])('may be %s of up to 10 MB', (type) => {
    expect(proofProblem({ type, size: 1 })).toBeUndefined();
    expect(proofProblem({ type, size: PROOF_MAX_BYTES })).toBeUndefined();
    expect(proofProblem({ type, size: PROOF_MAX_BYTES + 1 })).toMatch(/larger than 10 MB/);
    expect(proofProblem({ type, size: 0 })).toMatch(/empty/);
  });

  it.each(['image/gif', 'image/heic', 'application/pdf', 'text/plain', ''])('may not be "%s"', (type) =>
    expect(proofProblem({ type, size: 1 })).toMatch(/not a JPEG, PNG or WebP/),
  );
});
