/**
 * How translators take the place of a text: some swap it for a nested <font>, some insert that before it and remove the text, some
 * put it around the text.
 */
export const TRANSLATION_MANNERS = ["swap", "insert", "wrap"] as const;
export type TranslationManner = (typeof TRANSLATION_MANNERS)[number];

/**
 * Translates the page as a browser does, into its own language so that a test finds every text, and each text that comes later.
 * Stands alone, so that Playwright can run it in a page.
 * @returns ends it
 */
export function translatePage(manner: TranslationManner = "swap"): () => void {
	const translateText = (text: Text) => {
		if (!text.data.trim() || !text.parentElement || text.parentElement.closest("font, script, style, textarea")) return;
		const font = document.createElement("font");
		const inner = font.appendChild(document.createElement("font"));
		if (manner === "swap") text.replaceWith(font);
		else text.before(font);
		if (manner === "wrap") inner.append(text);
		else inner.append(text.data);
		if (manner === "insert") text.remove();
	};
	const translate = (root: Node) => {
		const texts = root instanceof Text ? [root] : [];
		const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
		while (walker.nextNode()) texts.push(walker.currentNode as Text);
		for (const text of texts) translateText(text);
	};
	translate(document.body);
	const observer = new MutationObserver((records) => {
		for (const { type, target, addedNodes } of records)
			for (const node of type === "childList" ? addedNodes : [target]) if (node.isConnected) translate(node);
	});
	observer.observe(document.body, { childList: true, characterData: true, subtree: true });
	return () => observer.disconnect();
}
