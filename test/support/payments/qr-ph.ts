/** A reusable QR Ph code of a wallet, as the owner of an event would give it. */
export const WALLET_CODE =
  '00020101021127590012com.p2pqrpay0111PAPHPHM1XXX020899964403041209005500202752046' +
  '01653036085802PH5919Stealth Land Events6009Cebu City63049A74';
