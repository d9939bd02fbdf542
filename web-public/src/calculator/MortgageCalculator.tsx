export default function MortgageCalculator() {
  return <div />;
}
