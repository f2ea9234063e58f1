import type { Block, Heading } from "@confiserie/domain/content/rich-text";

/** A heading and what follows until the next one of its level. */
export interface Section {
	heading: Heading;
	blocks: Block[];
}

/** A text by its headings of a level: what comes before the first one, then each with what follows. */
export function sectionsOf(blocks: readonly Block[], level: 2 | 3): { opening: Block[]; sections: Section[] } {
	const opening: Block[] = [];
	const sections: Section[] = [];
	for (const block of blocks) {
		if (block.type === "heading" && block.attrs.level === level) sections.push({ heading: block, blocks: [] });
		else (sections.at(-1)?.blocks ?? opening).push(block);
	}
	return { opening, sections };
}
