import { FACT_LABELS, type FactName, PART_LABELS, type PartName } from "@confiserie/domain/content/computed";
import { isSafeLink } from "@confiserie/domain/content/rich-text";
import { imageFile } from "@confiserie/domain/shop/shop-image";
import { mergeAttributes, Node } from "@tiptap/core";
import StarterKit from "@tiptap/starter-kit";

/** An attribute that stays in the document and is written into the markup of the editor as data. */
const attribute = (name: string) => ({
	default: "",
	parseHTML: (element: HTMLElement) => element.getAttribute(`data-${name}`),
	renderHTML: (attributes: Record<string, unknown>) => ({ [`data-${name}`]: attributes[name] }),
});
const labelOf = (labels: Record<string, string>, name: string) => labels[name] ?? name;

/** A value of the shop in a sentence: shown by its name, and written by the page. */
const Fact = Node.create({
	name: "fact",
	group: "inline",
	inline: true,
	atom: true,
	addAttributes: () => ({ name: attribute("name") }),
	parseHTML: () => [{ tag: "span[data-fact]" }],
	renderHTML: ({ HTMLAttributes, node }) => [
		"span",
		mergeAttributes(HTMLAttributes, { "data-fact": "", class: "rounded bg-dragee px-1.5 font-semibold" }),
		labelOf(FACT_LABELS, node.attrs.name as FactName),
	],
});

/** A block that the shop computes. */
const Part = Node.create({
	name: "part",
	group: "block",
	atom: true,
	addAttributes: () => ({ name: attribute("name") }),
	parseHTML: () => [{ tag: "div[data-part]" }],
	renderHTML: ({ HTMLAttributes, node }) => [
		"div",
		mergeAttributes(HTMLAttributes, {
			"data-part": "",
			class: "rounded-card border border-dashed border-bordure bg-creme px-3 py-2 text-sm text-prune",
		}),
		`Calculé\u00a0: ${labelOf(PART_LABELS, node.attrs.name as PartName)}`,
	],
});

const Image = Node.create({
	name: "image",
	group: "block",
	atom: true,
	draggable: true,
	addAttributes: () => ({ src: attribute("src"), alt: attribute("alt") }),
	parseHTML: () => [{ tag: "img[data-src]" }],
	renderHTML: ({ HTMLAttributes, node }) => [
		"img",
		mergeAttributes(HTMLAttributes, {
			src: imageFile(String(node.attrs.src)),
			alt: String(node.attrs.alt),
			class: "max-h-48 rounded-card",
		}),
	],
});

/** What a text can have: the nodes and marks of `richTextSchema`. */
export const EXTENSIONS = [
	StarterKit.configure({
		...{ blockquote: false, code: false, codeBlock: false, horizontalRule: false, strike: false, underline: false },
		heading: { levels: [2, 3] },
		link: { openOnClick: false, isAllowedUri: (url) => isSafeLink(url) },
	}),
	Fact,
	Part,
	Image,
];
