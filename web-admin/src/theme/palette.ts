/** The palette of the public site; every text pair here keeps at least 4.5:1. */
export const palette = {
  ink: '#14231D',
  paper: '#FBF8F2',
  sand: '#EFE7DA',
  hairline: '#E2D8C7',
  terracotta: '#A9502B',
  terracottaDark: '#8A3F20',
  brass: '#B98A3E',
  /** Brass dark enough to be read as text on paper. */
  brassText: '#7A5716',
  brassTint: '#FBF1DC',
  leaf: '#3F6B3A',
  leafTint: '#EDF4EA',
  sea: '#1F5C63',
  danger: '#9B1C1C',
  muted: '#55625B',
} as const;
