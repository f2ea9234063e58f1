import type { Block, Letter } from "./letters/letter";
import { linkOf, type Sender } from "./sender";

/** The plain-text part: what a reader without HTML, or a filter, gets. */
export function letterText(letter: Letter, sender: Sender): string {
	const blocks = letter.blocks.map((block) => blockText(block, sender));
	return [letter.title, ...blocks, `-- \n${sender.name}\n${sender.shopUrl}`].join("\n\n");
}

function blockText(block: Block, sender: Sender): string {
	if (typeof block === "string") return block;
	switch (block.kind) {
		case "note":
			return block.text;
		case "button":
		case "link":
			return `${block.label}\u00a0:\n${linkOf(block, sender)}`;
		case "lines":
			return block.lines.map(({ name, detail, amount }) => `- ${name}\n  ${detail}\u00a0: ${amount}`).join("\n");
		case "amounts":
			return block.rows.map(({ label, amount }) => `${label}\u00a0: ${amount}`).join("\n");
		case "address":
			return [`${block.title}\u00a0:`, ...block.lines].join("\n");
		case "quote":
			return block.text
				.split("\n")
				.map((line) => `> ${line}`)
				.join("\n");
	}
}
