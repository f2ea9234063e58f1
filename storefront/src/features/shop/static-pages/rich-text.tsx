import type { FactName, PartName } from "@confiserie/domain/content/computed";
import { type Block, type Inline, isSafeLink, type List, type Paragraph } from "@confiserie/domain/content/rich-text";
import { createElement, Fragment, type ReactNode } from "react";
import { Link } from "@/ui/link";
import { Picture } from "@/ui/picture";

/** Words that may lead somewhere. */
export interface Run {
	text: string;
	href?: string;
}

/** What the shop puts in the place of facts and parts. */
export interface PageValues {
	facts: Record<FactName, readonly Run[]>;
	parts: Partial<Record<PartName, ReactNode>>;
}

/** A text as elements of React, whose nodes are the ones that are named here: nothing of it is read as HTML. */
export function RichText({ blocks, values }: { blocks: readonly Block[]; values: PageValues }) {
	return createElement(Fragment, null, ...blocks.map((block) => renderBlock(block, values)));
}

/** The words of a heading or a paragraph. */
export function Words({ content, values }: { content: readonly Inline[]; values: PageValues }) {
	const words: ReactNode[] = [];
	for (const node of content.flatMap((one) => renderInline(one, values))) {
		const last = words.at(-1);
		// A sentence with a value in it is one text, for readers of the page's source too.
		if (typeof node === "string" && typeof last === "string") words[words.length - 1] = last + node;
		else words.push(node);
	}
	return createElement(Fragment, null, ...words);
}

function renderBlock(block: Block | Paragraph | List, values: PageValues): ReactNode {
	switch (block.type) {
		case "heading":
			return createElement(
				block.attrs.level === 2 ? "h2" : "h3",
				{ className: block.attrs.level === 2 ? "display text-xl" : "text-lg font-bold" },
				<Words content={block.content} values={values} />,
			);
		case "paragraph":
			return block.content.length > 0 ? (
				<p>
					<Words content={block.content} values={values} />
				</p>
			) : null;
		case "bulletList":
		case "orderedList":
			return createElement(
				block.type === "bulletList" ? "ul" : "ol",
				null,
				...block.content.map(({ content }) =>
					createElement("li", null, ...content.map((one) => renderItem(one, values))),
				),
			);
		case "image":
			return (
				<span className="relative block aspect-[3/2] overflow-hidden rounded-card bg-dragee">
					<Picture {...block.attrs} from={390} to={1280} sizes="(min-width: 1024px) 46rem, calc(100vw - 2rem)" />
				</span>
			);
		case "part":
			return values.parts[block.attrs.name];
	}
}

/** The first paragraph of an item has no frame of its own. */
function renderItem(block: Paragraph | List, values: PageValues): ReactNode {
	return block.type === "paragraph" ? <Words content={block.content} values={values} /> : renderBlock(block, values);
}

const LINE_BREAK = <br />;

function renderInline(node: Inline, { facts }: PageValues): ReactNode[] {
	if (node.type === "hardBreak") return [LINE_BREAK];
	if (node.type === "fact") return facts[node.attrs.name].map(({ text, href }) => withLink(text, href));
	let words: ReactNode = node.text;
	let href: string | undefined;
	for (const mark of node.marks ?? []) {
		if (mark.type === "bold") words = <strong>{words}</strong>;
		else if (mark.type === "italic") words = <em>{words}</em>;
		else href = mark.attrs.href;
	}
	return [withLink(words, href)];
}

function withLink(words: ReactNode, href: string | undefined): ReactNode {
	// Checked when it was stored, and once more where it would act.
	if (href === undefined || !isSafeLink(href)) return words;
	if (href.startsWith("/")) return <Link href={href}>{words}</Link>;
	return (
		<a href={href} className={href.startsWith("mailto:") ? "wrap-anywhere" : undefined}>
			{words}
		</a>
	);
}
