// Rules of ours for oxlint.

/**
 * An effect returns nothing, or a clean-up by the word `return`. An arrow without braces returns whatever its call returns,
 * which React calls as the clean-up: scroll methods return a promise from Chrome 156 on.
 */
const EFFECTS = new Set(['useEffect', 'useLayoutEffect', 'useInsertionEffect']);
const bracesInEffects = {
  create: (context) => ({
    CallExpression(node) {
      const [effect] = node.arguments;
      const name = node.callee.property?.name ?? node.callee.name;
      if (!EFFECTS.has(name) || effect?.type !== 'ArrowFunctionExpression') return;
      if (effect.body.type === 'BlockStatement') return;
      context.report({
        node: effect,
        message: 'Give the effect braces: what it returns is called as its clean-up.',
      });
    },
  }),
};

/** Programs compare codes: sentences are for people, and change. */
const isMessage = (node) =>
  node.type === 'MemberExpression' ? node.property.name === 'message' : node.name === 'message';
const isSentence = (node) =>
  (node.type === 'Literal' && typeof node.value === 'string') ||
  (node.type === 'Identifier' && /^[A-Z][A-Z_]+$/.test(node.name));
const codesNotSentences = {
  create: (context) => ({
    BinaryExpression(node) {
      if (!['===', '!==', '==', '!='].includes(node.operator)) return;
      const { left, right } = node;
      if ((isMessage(left) && isSentence(right)) || (isMessage(right) && isSentence(left)))
        context.report({ node, message: 'Compare the code of an error: its sentence is for people.' });
    },
  }),
};

export default {
  meta: { name: 'house' },
  rules: { 'braces-in-effects': bracesInEffects, 'codes-not-sentences': codesNotSentences },
};
