import { z } from "zod";
import { isWebLink, sitePath } from "../accounts/safe-redirect";
import { SHOP_IMAGE } from "../shop/shop-image";
import { withoutInvisible } from "../text";
import { FACTS, type FactName, PARTS, type PartName } from "./computed";

export type Mark = { type: "bold" } | { type: "italic" } | { type: "link"; attrs: { href: string } };
export interface TextNode {
	type: "text";
	text: string;
	marks?: Mark[] | undefined;
}
/** A value of the shop inside a text: the page shows it as it is when it is read. */
export interface FactNode {
	type: "fact";
	attrs: { name: FactName };
}
export type Inline = TextNode | FactNode | { type: "hardBreak" };
export interface Heading {
	type: "heading";
	attrs: { level: 2 | 3 };
	content: Inline[];
}
export interface Paragraph {
	type: "paragraph";
	content: Inline[];
}
export interface List {
	type: "bulletList" | "orderedList";
	content: { type: "listItem"; content: (Paragraph | List)[] }[];
}
export interface ImageNode {
	type: "image";
	attrs: { src: string; alt: string };
}
/** A block that the shop computes: the company's data, the table of cookies. */
export interface PartNode {
	type: "part";
	attrs: { name: PartName };
}
export type Block = Heading | Paragraph | List | ImageNode | PartNode;
export interface RichText {
	type: "doc";
	content: Block[];
}

export const RICH_TEXT_LIMITS = { characters: 50_000, blocks: 400, listDepth: 3, href: 300 } as const;

const MAIL = /^mailto:[^\s@<>"?]+@[^\s@<>"?]+\.[^\s@<>"?]+$/;
const PHONE = /^tel:\+?\d{3,15}$/;

/** Whether a text may lead there: a page of the shop, a site of http or https, a mailbox or a phone. */
export function isSafeLink(href: string): boolean {
	if (href.length > RICH_TEXT_LIMITS.href || withoutInvisible(href) !== href) return false;
	if (/\s/.test(href)) return false;
	return sitePath(href) !== null || MAIL.test(href) || PHONE.test(href) || isWebLink(href);
}

/** Where words of a text lead. */
export const linkSchema = z
	.string("Une adresse est attendue.")
	.refine(
		isSafeLink,
		"Un lien mène à une page de la boutique (/products), à un site (https://), à un e-mail (mailto:) ou à un téléphone (tel:).",
	);

const mark = z.discriminatedUnion(
	"type",
	[
		z.object({ type: z.literal("bold") }),
		z.object({ type: z.literal("italic") }),
		z.object({ type: z.literal("link"), attrs: z.object({ href: linkSchema }) }),
	],
	"Cette mise en forme n'est pas permise.",
);
const UNKNOWN = "Cet élément n'est pas permis ici.";
const inline = z.discriminatedUnion(
	"type",
	[
		z.object({
			type: z.literal("text"),
			text: z.string().overwrite(withoutInvisible).min(1, "Un texte est attendu."),
			marks: z.array(mark).max(3).optional(),
		}),
		z.object({
			type: z.literal("fact"),
			attrs: z.object({ name: z.enum(FACTS, "Cette valeur n'existe pas.") }),
		}),
		z.object({ type: z.literal("hardBreak") }),
	],
	UNKNOWN,
);
const inlines = z.array(inline).default([]);
const paragraph = z.object({ type: z.literal("paragraph"), content: inlines });

type ListSchema = z.ZodObject<{
	type: z.ZodEnum<{ bulletList: "bulletList"; orderedList: "orderedList" }>;
	content: z.ZodType;
}>;

/** Lists of a depth, each level with its own schema: a document cannot nest deeper, whatever is sent. */
function listOf(depth: number): ListSchema {
	const inside =
		depth < RICH_TEXT_LIMITS.listDepth
			? z.discriminatedUnion("type", [paragraph, listOf(depth + 1)], UNKNOWN)
			: z.discriminatedUnion("type", [paragraph], UNKNOWN);
	const item = z.object({ type: z.literal("listItem", UNKNOWN), content: z.array(inside, UNKNOWN).min(1, UNKNOWN) });
	return z.object({
		type: z.enum(["bulletList", "orderedList"]),
		content: z.array(item, UNKNOWN).min(1, UNKNOWN),
	});
}

const image = z
	.object({
		type: z.literal("image"),
		attrs: z.object({
			src: z.string().max(300).regex(SHOP_IMAGE, "Cette image n'est pas un fichier de la boutique."),
			alt: z.string().trim().max(200, "200 caractères au plus."),
		}),
	})
	// The shop's own drawings are ornaments.
	.refine(({ attrs }) => attrs.alt !== "" || attrs.src.startsWith("/images/"), {
		path: ["attrs", "alt"],
		message: "Décrivez l'image pour qui ne la voit pas.",
	});

const block = z.discriminatedUnion(
	"type",
	[
		z.object({
			type: z.literal("heading"),
			attrs: z.object({ level: z.union([z.literal(2), z.literal(3)]) }),
			content: inlines,
		}),
		paragraph,
		listOf(1),
		image,
		z.object({ type: z.literal("part"), attrs: z.object({ name: z.enum(PARTS, "Cette partie n'existe pas.") }) }),
	],
	UNKNOWN,
);

/** A text with headings, lists, links and images, as ProseMirror writes it in JSON. What is not named here is refused. */
export const richTextSchema = z
	.object({
		type: z.literal("doc"),
		content: z.array(block, "Un texte est attendu.").max(RICH_TEXT_LIMITS.blocks, "Ce texte est trop long."),
	})
	.superRefine((document, context) => {
		const refuse = (message: string, at: number) =>
			context.addIssue({ code: "custom", path: ["content", at], message });
		const blocks = document.content as Block[];
		if (plainText(blocks, () => "").length > RICH_TEXT_LIMITS.characters) refuse("Ce texte est trop long.", 0);
		let level = 1;
		for (const [at, node] of blocks.entries()) {
			if (node.type !== "heading") continue;
			if (node.attrs.level > level + 1) refuse("Un sous-titre vient après un titre.", at);
			if (node.content.length === 0) refuse("Ce titre est vide.", at);
			level = node.attrs.level;
		}
		const parts = partsOf(blocks);
		if (new Set(parts).size < parts.length) refuse("Une partie calculée ne figure qu'une fois.", 0);
	}) as unknown as z.ZodType<RichText, RichText>;

/** The computed parts of a text, in their order. */
export const partsOf = (blocks: readonly Block[]): PartName[] =>
	blocks.flatMap((node) => (node.type === "part" ? [node.attrs.name] : []));

/** Words of blocks without their form, a space between two. */
export function plainText(blocks: readonly (Block | Paragraph | List)[], factText: (name: FactName) => string): string {
	return blocks
		.map((node) => {
			if (node.type === "heading" || node.type === "paragraph") return inlineText(node.content, factText);
			if (node.type === "bulletList" || node.type === "orderedList")
				return node.content.map((item) => plainText(item.content, factText)).join(" ");
			return "";
		})
		.filter((text) => text !== "")
		.join(" ");
}

export function inlineText(nodes: readonly Inline[], factText: (name: FactName) => string): string {
	return nodes
		.map((node) => {
			if (node.type === "text") return node.text;
			return node.type === "fact" ? factText(node.attrs.name) : " ";
		})
		.join("");
}
