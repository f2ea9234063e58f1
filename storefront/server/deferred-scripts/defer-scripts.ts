import { Parser } from "htmlparser2";
import { HELD_TYPE, LOADER } from "./loader";

/** Returns the nonce that a content security policy names. */
export function nonceOf(policy: unknown): string | undefined {
	return /'nonce-([^']+)'/.exec(String(policy ?? ""))?.[1];
}

/**
 * Makes Next's scripts wait for the first paint: their tags get HELD_TYPE, the loader goes in front of the first one, and script
 * preloads go. Only tags with the page's nonce count: markup from a product text cannot know it.
 * @param html latin1, one character per byte, so that bytes the parser skips are unchanged
 * @returns the page, and the text of its own inline scripts with the loader
 */
export function deferScripts(html: string, nonce: string): { html: string; inlineScripts: string[] } {
	const inlineScripts: string[] = [];
	let output = "";
	let copied = 0;
	let inline: string | null = null;
	const replaceTag = (replacement: (tag: string) => string) => {
		const end = parser.endIndex + 1;
		output += html.slice(copied, parser.startIndex) + replacement(html.slice(parser.startIndex, end));
		copied = end;
	};
	const hold = (tag: string) => {
		const held = tag.replace(/^<script/i, `<script type="${HELD_TYPE}"`);
		if (inlineScripts.includes(LOADER)) return held;
		inlineScripts.push(LOADER);
		return `<script nonce="${nonce}">${LOADER}</script>${held}`;
	};
	const parser = new Parser(
		{
			onopentag(name, { rel, as, src, nonce: given, nomodule }) {
				if (name === "link" && rel === "preload" && as === "script") replaceTag(() => "");
				if (name !== "script" || given !== nonce) return;
				if (src === undefined) inline = "";
				else if (src.startsWith("/_next/static/") && nomodule === undefined) replaceTag(hold);
			},
			ontext(text) {
				if (inline !== null) inline += text;
			},
			onclosetag() {
				if (inline !== null) inlineScripts.push(inline);
				inline = null;
			},
		},
		{ decodeEntities: false },
	);
	parser.end(html);
	return { html: output + html.slice(copied), inlineScripts };
}
