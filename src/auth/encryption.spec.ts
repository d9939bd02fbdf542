import { Encryption } from './encryption.js';

const encryption = new Encryption('a'.repeat(32), 'second factor');

describe('Encryption', () => {
  it('opens what it closed, and never closes twice alike', () => {
    const closed = encryption.encrypt('JBSWY3DPEHPK3PXP', 'ana');
    expect(closed).not.toContain('JBSWY');
    expect(encryption.decrypt(closed, 'ana')).toBe('JBSWY3DPEHPK3PXP');
    expect(encryption.encrypt('JBSWY3DPEHPK3PXP', 'ana')).not.toBe(closed);
  });

  it('opens nothing under another secret, for another owner, changed, cut short, or not its own', () => {
    const closed = encryption.encrypt('JBSWY3DPEHPK3PXP', 'ana');
    expect(new Encryption('b'.repeat(32), 'second factor').decrypt(closed, 'ana')).toBeUndefined();
    expect(encryption.decrypt(closed, 'ben')).toBeUndefined();
    const bytes = Buffer.from(closed, 'base64');
    bytes[14] = (bytes[14] ?? 0) ^ 1;
    expect(encryption.decrypt(bytes.toString('base64'), 'ana')).toBeUndefined();
    for (const text of ['', 'AAAA', closed.slice(0, -8)])
      expect(encryption.decrypt(text, 'ana')).toBeUndefined();
  });
});
