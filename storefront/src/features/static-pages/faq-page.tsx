import { ChevronDown } from "lucide-react";
import { JsonLd } from "@/lib/seo/json-ld";
import { readShopFacts } from "@/lib/shop-facts";
import { Link } from "@/ui/link";
import { Article, ArticleSection, PROSE } from "./article";
import { faq, faqData, type Question } from "./faq";
import { STATIC_PAGES } from "./pages";

/** Questions that open by themselves, without script; the browser's own search opens them too. */
export async function FaqPage() {
	const groups = faq(await readShopFacts());
	return (
		<Article page={STATIC_PAGES.faq} lead="Les règles de la boutique, dites simplement.">
			<JsonLd data={faqData(groups)} />
			{groups.map(({ title, questions }) => (
				<ArticleSection key={title} title={title}>
					<div className="divide-y divide-trait border-y border-trait lg:-mt-3 lg:border-y-0">
						{questions.map((item) => (
							<Item key={item.question} {...item} />
						))}
					</div>
				</ArticleSection>
			))}
			<p className={PROSE}>
				Votre question n'est pas là ? <Link href="/contact">Écrivez-nous</Link>, une personne de l'atelier vous répond.
			</p>
		</Article>
	);
}

function Item({ question, answer }: Question) {
	return (
		<details className="group">
			<summary className="flex min-h-12 items-center justify-between gap-4 py-3 font-semibold hover:text-framboise [&::-webkit-details-marker]:hidden">
				{question}
				<ChevronDown
					aria-hidden="true"
					className="size-5 shrink-0 text-framboise transition-transform group-open:rotate-180"
				/>
			</summary>
			<p className="pb-5">{answer}</p>
		</details>
	);
}
