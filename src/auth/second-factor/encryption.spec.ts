import { Encryption } from './encryption.js';

const seal = new Encryption('a'.repeat(32));

describe('Encryption', () => {
  it('opens what it closed, and never closes twice alike', () => {
    const closed = seal.close('JBSWY3DPEHPK3PXP', 'ana');
    expect(closed).not.toContain('JBSWY');
    expect(seal.open(closed, 'ana')).toBe('JBSWY3DPEHPK3PXP');
    expect(seal.close('JBSWY3DPEHPK3PXP', 'ana')).not.toBe(closed);
  });

  it('opens nothing under another secret, for another owner, changed, cut short, or not its own', () => {
    const closed = seal.close('JBSWY3DPEHPK3PXP', 'ana');
    expect(new Encryption('b'.repeat(32)).open(closed, 'ana')).toBeUndefined();
    expect(seal.open(closed, 'ben')).toBeUndefined();
    const bytes = Buffer.from(closed, 'base64');
    bytes[14] = (bytes[14] ?? 0) ^ 1;
    expect(seal.open(bytes.toString('base64'), 'ana')).toBeUndefined();
    for (const text of ['', 'AAAA', closed.slice(0, -8)]) expect(seal.open(text, 'ana')).toBeUndefined();
  });
});
