import ts from "typescript";

/** A text of a program that may be SQL, or the statement around a table's name that is given to a query builder. */
export interface SqlText {
	/** The table names found in it. */
	tables: string[];
	/** Every word of it that could name a column. */
	words: Set<string>;
}

/** Words that SQL and Medusa both use: as tables they are always quoted. */
const RESERVED = new Set(["order", "user", "return", "index", "if"]);
/** What comes right before a table's name in SQL. */
const BEFORE = String.raw`(?:from|join|into|update|using|references|table|only|truncate|copy|null::|(?:insert|update|delete|of\s+\w+)\s+on)`;
/** Calls of the query builder, and of the helpers around it, that take a table's name. */
const TAKES_A_TABLE =
	/(?:^|\.)(?:sql|pool|knex|database|db|trx|transaction|from|into|table|join|leftJoin|insert|update|insertRecords)$/;

/** Where a source file names tables of `known`: in SQL, or as the argument of a query builder's call or a list of names. */
export function sqlTexts(source: string, known: ReadonlySet<string>): SqlText[] {
	const file = ts.createSourceFile("source.tsx", source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
	const texts: SqlText[] = [];
	const visit = (node: ts.Node): void => {
		if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) {
			const text = ts.isTemplateExpression(node) ? textOf(node) : node.text;
			const tables = tablesIn(text, known);
			if (tables.length > 0) texts.push({ tables, words: new Set(text.match(/[a-z_]\w*/gi)) });
			else if (known.has(text) && namesATable(node, known)) texts.push({ tables: [text], words: keysAround(node) });
		}
		ts.forEachChild(node, visit);
	};
	visit(file);
	return texts;
}

/** What it says, a mark in place of each value. */
function textOf(node: ts.TemplateExpression): string {
	return [node.head.text, ...node.templateSpans.map((span) => span.literal.text)].join(" ? ");
}

function tablesIn(text: string, known: ReadonlySet<string>): string[] {
	const found = new Set<string>();
	const named = new RegExp(String.raw`\b${BEFORE}\s*("?)(\w+)\1(?!\s*\()`, "gi");
	for (const [, quote, name = ""] of text.matchAll(named)) add(name, quote);
	for (const [, list = ""] of text.matchAll(/\bfrom\s+((?:["\w?]+(?:\s+(?:as\s+)?\w+)?\s*,\s*)+["\w]+)/gi))
		for (const [, quote, name = ""] of list.matchAll(/(?:^|,)\s*("?)(\w+)\1/g)) add(name, quote);
	function add(name: string, quote: string | undefined): void {
		const table = quote ? name : name.toLowerCase();
		if (known.has(table) && (quote || !RESERVED.has(table))) found.add(table);
	}
	return [...found];
}

/** Given to a call that takes a table's name, or in a list with one that has underscores, as no other word has. */
function namesATable({ parent }: ts.Node, known: ReadonlySet<string>): boolean {
	if (ts.isCallExpression(parent)) return TAKES_A_TABLE.test(parent.expression.getText());
	if (!ts.isArrayLiteralExpression(parent)) return false;
	return parent.elements.some((item) => ts.isStringLiteral(item) && item.text.includes("_") && known.has(item.text));
}

/** The keys of the records in the statement around a table's name, as columns are spelt. */
function keysAround(node: ts.Node): Set<string> {
	let around = node;
	while (!ts.isStatement(around)) around = around.parent;
	const keys = new Set<string>();
	const visit = (child: ts.Node): void => {
		if (ts.isPropertyAssignment(child) || ts.isShorthandPropertyAssignment(child))
			keys.add(snakeCase(child.name.getText()));
		ts.forEachChild(child, visit);
	};
	visit(around);
	return keys;
}

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
