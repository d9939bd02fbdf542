/** Filled in with the first browser test. */
export default function setUp(): void {}
