/** Attributes by which jsdom's style sheet decides whether an element, and what it holds, is shown and takes clicks. */
const OF_ELEMENT = ["hidden", "open", "type", "popover"];
const OF_ANCESTORS = ["hidden", "style"];

/**
 * Remembers computed styles. Queries by role ask for that of each element, and jsdom matches its whole style sheet every time: a
 * third of the time of the component tests. Those load no style sheet, so that elements of the same name and attributes have
 * the same; a test with a style sheet gets what jsdom computes.
 */
export function rememberComputedStyles(view: Window): void {
	const compute = view.getComputedStyle.bind(view);
	const known = new Map<string, CSSStyleDeclaration>();
	view.getComputedStyle = (element, pseudo) => {
		if (pseudo || element.ownerDocument.styleSheets.length > 0) return compute(element, pseudo);
		const key = [element.localName, element.parentElement?.localName, ...attributes(element, OF_ELEMENT)];
		for (let at: Element | null = element; at; at = at.parentElement) key.push(...attributes(at, OF_ANCESTORS));
		const words = key.join("\n");
		const style = known.get(words) ?? compute(element);
		known.set(words, style);
		return style;
	};
}

/** Those that the element has, with their values. */
function attributes(element: Element, names: readonly string[]): string[] {
	return names.flatMap((name) => (element.hasAttribute(name) ? `${name}=${element.getAttribute(name)}` : []));
}
