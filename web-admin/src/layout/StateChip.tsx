/** A state in words; the colour only repeats it. */
export const StateChip = ({ label, color }: { label: string; color: string }) => (
  <span className="state" style={{ color, borderColor: color }}>
    {label}
  </span>
);
