import type { FactName, PartName } from "./computed";
import type {
	Block,
	FactNode,
	Heading,
	ImageNode,
	Inline,
	List,
	Paragraph,
	PartNode,
	RichText,
	TextNode,
} from "./rich-text";

type Words = string | TextNode | FactNode;
const inlines = (words: readonly Words[]): Inline[] =>
	words.map((word) => (typeof word === "string" ? { type: "text", text: word } : word));

/** The texts of the shop, written as the editor stores them. */
export const text = (...content: Block[]): RichText => ({ type: "doc", content });
export const h2 = (...words: Words[]): Heading => ({ type: "heading", attrs: { level: 2 }, content: inlines(words) });
export const h3 = (...words: Words[]): Heading => ({ type: "heading", attrs: { level: 3 }, content: inlines(words) });
export const p = (...words: Words[]): Paragraph => ({ type: "paragraph", content: inlines(words) });
export const ul = (...items: Words[][]): List => ({
	type: "bulletList",
	content: items.map((words) => ({ type: "listItem", content: [p(...words)] })),
});
export const link = (label: string, href: string): TextNode => ({
	type: "text",
	text: label,
	marks: [{ type: "link", attrs: { href } }],
});
export const fact = (name: FactName): FactNode => ({ type: "fact", attrs: { name } });
export const part = (name: PartName): PartNode => ({ type: "part", attrs: { name } });
export const drawing = (name: string): ImageNode => ({
	type: "image",
	attrs: { src: `/images/hero/${name}-square.webp`, alt: "" },
});
