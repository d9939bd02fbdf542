import ts from 'typescript';

/**
 * The codes with which each operation may refuse, read from the code: whatever its route names is followed (functions, methods,
 * guards, tables of sentences) to where an `ApiError` is made. What the database refuses is not seen here: `@Refuses`.
 * @param {ts.Program} program
 * @param {string} source the folder to stay in
 * @returns {Record<string, [status: number, code: string][]>} by operation id
 */
export function refusalCodes(program, source) {
  const checker = program.getTypeChecker();
  const isIn = (folder, node) => node.getSourceFile().fileName.startsWith(folder);
  // Where errors are made, any code stands for any other.
  const isFollowed = (node) => isIn(source, node) && !isIn(`${source}platform/http/errors/`, node);
  const read = new Map();

  /** What one function refuses by itself, and what else it names. */
  function look(declaration) {
    const known = read.get(declaration);
    if (known) return known;
    const refusals = [];
    const named = new Set();
    read.set(declaration, { refusals, named });
    const visit = (node) => {
      if (ts.isTypeNode(node)) return;
      if (ts.isNewExpression(node) || ts.isCallExpression(node)) refusals.push(...madeBy(node, checker));
      if (ts.isIdentifier(node)) for (const each of meant(node)) if (isFollowed(each)) named.add(each);
      ts.forEachChild(node, visit);
    };
    ts.forEachChild(declaration, visit);
    return { refusals, named };
  }

  /** @returns what runs, or may, where this name stands */
  function meant(identifier) {
    const { parent } = identifier;
    let symbol = ts.isShorthandPropertyAssignment(parent)
      ? checker.getShorthandAssignmentValueSymbol(parent)
      : checker.getSymbolAtLocation(identifier);
    if (symbol && symbol.flags & ts.SymbolFlags.Alias) symbol = checker.getAliasedSymbol(symbol);
    return (symbol?.declarations ?? []).flatMap((each) => {
      if (ts.isClassDeclaration(each)) return each.members.filter((member) => runs(member, parent));
      const hasBody = ts.isFunctionDeclaration(each) || ts.isMethodDeclaration(each);
      return hasBody ||
        ((ts.isVariableDeclaration(each) || ts.isPropertyDeclaration(each)) && each.initializer)
        ? [each]
        : [];
    });
  }

  function follow(start) {
    const seen = new Set([start]);
    const refusals = new Map();
    for (const each of seen) {
      const found = look(each);
      for (const refusal of found.refusals) refusals.set(refusal.join(), refusal);
      for (const next of found.named) seen.add(next);
    }
    return [...refusals.values()].sort(([a, one], [b, other]) => a - b || (one < other ? -1 : 1));
  }

  const operations = program
    .getSourceFiles()
    .filter((file) => isIn(source, file))
    .flatMap((file) => file.statements.filter((each) => ts.isClassDeclaration(each) && isController(each)))
    .flatMap((controller) =>
      controller.members
        .filter((member) => ts.isMethodDeclaration(member) && ts.getDecorators(member))
        .map((route) => [
          `${controller.name.text.replace(/Controller$/, '')}_${route.name.getText()}`,
          follow(route),
        ]),
    );
  return Object.fromEntries(operations);
}

/** A class is made, or guards a route. */
const runs = (member, place) =>
  ts.isNewExpression(place)
    ? ts.isConstructorDeclaration(member)
    : ts.isCallExpression(place) && member.name?.getText() === 'canActivate';

const isController = (each) =>
  (ts.getDecorators(each) ?? []).some((decorator) => /^@Controller\b/.test(decorator.getText()));

/** The statuses and codes of an `ApiError` that is made here; a code that follows from the status alone goes unsaid. */
function madeBy({ expression, arguments: given = [], kind }, checker) {
  const [first, second, , , fifth] = given;
  const maker = expression.getText();
  const codes = (argument) => (argument ? literals(checker.getTypeAtLocation(argument)) : []);
  if (maker === 'ApiError.conflict') return codes(first).map((code) => [409, code]);
  if (maker === 'ApiError.keyReused') return [[409, 'key_reused']];
  if (maker === 'ApiError.signIn') return codes(second).map((code) => [401, code]);
  if (maker !== 'ApiError' || kind !== ts.SyntaxKind.NewExpression) return [];
  return codes(first).flatMap((status) => codes(fifth).map((code) => [status, code]));
}

const literals = (type) =>
  (type.isUnion() ? type.types : [type]).filter((each) => each.isLiteral()).map((each) => each.value);
