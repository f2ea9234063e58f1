import { HOME, sitePath } from "@confiserie/domain/accounts/safe-redirect";
import type { Block, Letter } from "./letters/letter";

/**
 * Takes out of every text what could break out of its place: line breaks (a header ends at one), other control
 * characters, and the marks that turn the reading direction. Escaping markup is the renderer's part.
 */
export function cleanLetter(letter: Letter): Letter {
	return {
		subject: oneLine(letter.subject).slice(0, LONGEST_SUBJECT),
		preview: oneLine(letter.preview),
		title: oneLine(letter.title),
		blocks: letter.blocks.map(cleanBlock),
		...(letter.documents && { documents: letter.documents }),
		...(letter.unsubscribePath && { unsubscribePath: sitePath(letter.unsubscribePath) ?? HOME }),
	};
}

const LONGEST_SUBJECT = 200;
// Bidirectional overrides and isolates can make a text read as another one.
const DIRECTION = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

function oneLine(text: string): string {
	return (
		text
			.replace(DIRECTION, "")
			// Half of a surrogate pair is no character and cannot be encoded.
			.replace(/\p{Cs}/gu, "\ufffd")
			.replace(/[\p{Cc}\u2028\u2029]+/gu, " ")
			.trim()
	);
}

function manyLines(text: string): string {
	return text
		.split(/\r\n|[\n\r\u2028\u2029]/)
		.map(oneLine)
		.join("\n");
}

function cleanBlock(block: Block): Block {
	if (typeof block === "string") return oneLine(block);
	switch (block.kind) {
		case "note":
			return { ...block, text: oneLine(block.text) };
		case "quote":
			return { ...block, text: manyLines(block.text) };
		case "button":
		case "link":
			return { ...block, label: oneLine(block.label), path: sitePath(block.path) ?? HOME };
		case "lines":
			return {
				...block,
				lines: block.lines.map((line) => ({ ...line, name: oneLine(line.name) })),
			};
		case "amounts":
			return block;
		case "address":
			return { ...block, lines: block.lines.map(oneLine) };
	}
}
