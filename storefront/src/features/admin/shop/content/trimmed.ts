import type { RichText } from "@confiserie/domain/content/rich-text";

/** A text without the empty paragraph with which editors end. */
export function trimmed({ content, ...text }: RichText): RichText {
	const blocks = [...content];
	while (blocks.at(-1)?.type === "paragraph" && !(blocks.at(-1) as { content?: unknown[] }).content?.length)
		blocks.pop();
	return { ...text, content: blocks };
}
