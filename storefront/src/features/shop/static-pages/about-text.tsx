import type { PageContent } from "@confiserie/domain/content/pages";
import type { Block, ImageNode } from "@confiserie/domain/content/rich-text";
import { createElement, Fragment, type ReactNode } from "react";
import type { ShopFacts } from "@/lib/shop-facts";
import { Ticket } from "@/ui/ticket";
import { PROSE } from "./article";
import { Chapter } from "./chapter";
import { type PageValues, RichText, Words } from "./rich-text";
import { type Section, sectionsOf } from "./sections";

interface AboutTextProps {
	content: PageContent;
	values: PageValues;
	contact: ShopFacts["contact"];
	trail: ReactNode;
}

/** The page about the shop: an opening, then a chapter for each heading, whose image stands on either side in turn. */
export function AboutText({ content: { title, lead, body }, values, contact, trail }: AboutTextProps) {
	const { opening, sections } = sectionsOf(body.content, 2);
	const withImage = sections.filter(({ blocks }) => imageOf(blocks));
	return (
		<div className="page flex flex-col gap-14 pt-6 sm:gap-20">
			<div>
				{trail}
				<header className="relative mt-3 overflow-hidden rounded-media bg-dragee px-5 py-10 sm:px-12 sm:py-16">
					<div aria-hidden="true" className="berlingot absolute inset-y-0 right-0 w-1/2 max-md:hidden" />
					<div className={`relative flex max-w-3xl flex-col items-start gap-4 ${PROSE}`}>
						<Ticket tone="encre">{`${contact.city} (${contact.postalCode.slice(0, 2)})`}</Ticket>
						<h1 className="text-lg font-bold text-framboise-fonce">{title}</h1>
						{lead && <p className="display text-3xl leading-tight sm:text-4xl">{lead}</p>}
						<div className="flex max-w-prose flex-col gap-4 text-lg">
							<RichText blocks={opening} values={values} />
						</div>
					</div>
				</header>
			</div>
			{createElement(
				Fragment,
				null,
				...sections.map((section) =>
					renderSection(section, values, withImage.indexOf(section) % 2 === 0 ? "left" : "right"),
				),
			)}
		</div>
	);
}

function renderSection({ heading, blocks }: Section, values: PageValues, side: "left" | "right") {
	const title = <Words content={heading.content} values={values} />;
	const image = imageOf(blocks);
	const text = <RichText blocks={blocks.filter((block) => block !== image && block.type !== "part")} values={values} />;
	if (image)
		return (
			<Chapter title={title} image={image.attrs} side={side}>
				{text}
			</Chapter>
		);
	if (hasPart(blocks, "box-drawings"))
		return (
			<section className="grid items-center gap-x-14 gap-y-8 rounded-media bg-creme px-5 py-10 sm:px-12 sm:py-14 lg:grid-cols-2">
				<div>
					<h2 className="display text-2xl sm:text-3xl">{title}</h2>
					<div className={`mt-4 flex max-w-prose flex-col gap-4 text-lg leading-relaxed ${PROSE}`}>{text}</div>
				</div>
				{values.parts["box-drawings"]}
			</section>
		);
	return (
		<section className="flex flex-col items-center gap-5 text-center">
			<h2 className="display text-2xl sm:text-3xl">{title}</h2>
			<div className={`flex max-w-prose flex-col gap-4 text-lg ${PROSE}`}>{text}</div>
			{hasPart(blocks, "all-products") && values.parts["all-products"]}
		</section>
	);
}

const imageOf = (blocks: readonly Block[]) => blocks.find((block): block is ImageNode => block.type === "image");
const hasPart = (blocks: readonly Block[], name: string) =>
	blocks.some((block) => block.type === "part" && block.attrs.name === name);
