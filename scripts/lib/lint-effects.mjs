// A rule of ours for oxlint: an effect returns nothing, or a clean-up by the word `return`. An arrow without braces returns
// whatever its call returns, which React calls as the clean-up: scroll methods return a promise from Chrome 156 on.
const EFFECTS = new Set(['useEffect', 'useLayoutEffect', 'useInsertionEffect']);

const bracesInEffects = {
  create(context) {
    return {
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
    };
  },
};

export default { meta: { name: 'effects' }, rules: { 'braces-in-effects': bracesInEffects } };
