import type { Block } from "@confiserie/domain/content/rich-text";
import { inlineText, plainText } from "@confiserie/domain/content/rich-text";
import { JsonLd } from "@/lib/seo/json-ld";
import type { ShopFacts } from "@/lib/shop-facts";
import { Link } from "@/ui/link";
import { ArticleSection, PROSE } from "./article";
import { depositQuestions, type Question } from "./deposit-questions";
import { QuestionItem } from "./question-item";
import { type PageValues, RichText, Words } from "./rich-text";
import { sectionsOf } from "./sections";

interface FaqTextProps {
	blocks: readonly Block[];
	values: PageValues;
	deposit: ShopFacts["deposit"];
}

/** A text whose lower headings are questions. */
export function FaqText({ blocks, values, deposit }: FaqTextProps) {
	const { opening, sections } = sectionsOf(blocks, 2);
	return (
		<>
			<JsonLd data={faqData(blocks, values, deposit)} />
			<RichText blocks={opening} values={values} />
			{sections.map(({ heading, blocks }) => {
				const { opening, sections: questions } = sectionsOf(blocks, 3);
				const title = inlineText(heading.content, textOf(values));
				return (
					<ArticleSection key={title} title={title}>
						<div className="divide-y divide-trait border-y border-trait lg:-mt-3 lg:border-y-0">
							<RichText blocks={opening} values={values} />
							{questions.map((item) => (
								<QuestionItem
									key={inlineText(item.heading.content, textOf(values))}
									question={<Words content={item.heading.content} values={values} />}
								>
									<RichText blocks={item.blocks} values={values} />
								</QuestionItem>
							))}
						</div>
					</ArticleSection>
				);
			})}
			<p className={PROSE}>
				Votre question n'est pas là&nbsp;? <Link href="/contact">Écrivez-nous</Link>, une personne de l'atelier vous
				répond.
			</p>
		</>
	);
}

/** The questions for search engines (schema.org FAQPage), in the words of the page. */
function faqData(blocks: readonly Block[], values: PageValues, deposit: ShopFacts["deposit"]) {
	const questions = sectionsOf(blocks, 2).sections.flatMap(({ blocks }): readonly Question[] => {
		const { opening, sections } = sectionsOf(blocks, 3);
		const isPayment = opening.some((block) => block.type === "part" && block.attrs.name === "deposit-questions");
		return [
			...(isPayment ? depositQuestions(deposit) : []),
			...sections.map(({ heading, blocks }) => ({
				question: inlineText(heading.content, textOf(values)),
				answer: plainText(blocks, textOf(values)),
			})),
		];
	});
	return {
		"@type": "FAQPage",
		mainEntity: questions.map(({ question, answer }) => ({
			"@type": "Question",
			name: question,
			acceptedAnswer: { "@type": "Answer", text: answer },
		})),
	};
}

const textOf =
	({ facts }: PageValues) =>
	(name: keyof PageValues["facts"]) =>
		facts[name].map(({ text }) => text).join("");
