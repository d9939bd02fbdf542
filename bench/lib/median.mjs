/** The middle one of these numbers. */
export const medianOf = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
