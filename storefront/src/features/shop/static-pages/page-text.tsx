import { type PageContent, pagePath } from "@confiserie/domain/content/pages";
import type { Block } from "@confiserie/domain/content/rich-text";
import { createElement, Fragment, type ReactNode } from "react";
import type { ShopFacts } from "@/lib/shop-facts";
import { AboutText } from "./about-text";
import { ArticleFrame, ArticleSection, PROSE } from "./article";
import { ContactText } from "./contact-text";
import { FaqText } from "./faq-text";
import { type PageValues, RichText, Words } from "./rich-text";
import { type Section, sectionsOf } from "./sections";
import { pageValues } from "./values";

interface PageTextProps {
	slug: string;
	content: PageContent;
	facts: ShopFacts;
	/** Whether Stripe takes the cards. */
	mayTakeCards: boolean;
	/** The breadcrumb; none in a preview. */
	trail?: ReactNode;
	/** What a visitor fills in on this page. */
	form?: ReactNode;
}

/** A page of text in the layout of its address: a page of the site, and the preview of one in the back office. */
export function PageText({ slug, content, facts, mayTakeCards, trail, form }: PageTextProps) {
	const values = pageValues(facts, mayTakeCards);
	const blocks = content.body.content;
	if (pagePath(slug) === "/about") return <AboutText {...{ content, values, trail }} contact={facts.contact} />;
	if (pagePath(slug) === "/contact")
		return <ContactText {...{ content, values, trail, form }} contact={facts.contact} />;
	return (
		<ArticleFrame title={content.title} lead={content.lead} trail={trail}>
			{pagePath(slug) === "/faq" ? (
				<FaqText {...{ blocks, values }} deposit={facts.deposit} />
			) : (
				<ArticleText {...{ blocks, values }} />
			)}
		</ArticleFrame>
	);
}

function ArticleText({ blocks, values }: { blocks: readonly Block[]; values: PageValues }) {
	const { opening, sections } = sectionsOf(blocks, 2);
	return (
		<>
			{opening.length > 0 && (
				<div className={`flex flex-col gap-3 empty:hidden [&>p]:max-w-[46rem] ${PROSE}`}>
					<RichText blocks={opening} values={values} />
				</div>
			)}
			{createElement(Fragment, null, ...sections.map((section) => renderSection(section, values)))}
		</>
	);
}

function renderSection({ heading, blocks }: Section, values: PageValues) {
	return (
		<>
			<ArticleSection title={<Words content={heading.content} values={values} />}>
				<RichText blocks={blocks.filter((block) => !isSection(block))} values={values} />
			</ArticleSection>
			<RichText blocks={blocks.filter(isSection)} values={values} />
		</>
	);
}

/** A part that has a heading of its own. */
const isSection = (block: Block): boolean => block.type === "part" && block.attrs.name === "card-cookies";
