import { saleTerms, termsParts } from "@confiserie/domain/terms/sale-terms";
import { readShopSettings } from "@/lib/shop-facts";
import { Link } from "@/ui/link";
import { Article, ArticleSection } from "./article";
import { STATIC_PAGES } from "./pages";

/** The terms of sale as they are in force: the text that an order keeps and its confirmation sends. */
export async function TermsPage() {
	const settings = await readShopSettings();
	return (
		<Article page={STATIC_PAGES.terms}>
			{saleTerms(settings).map(({ title, paragraphs, isBoxed }) => (
				<ArticleSection key={title} title={title} isBoxed={isBoxed}>
					{paragraphs.map((paragraph) => (
						<p key={paragraph}>
							{termsParts(paragraph).map(({ words, path }) =>
								path ? (
									<Link key={path} href={path}>
										{words}
									</Link>
								) : (
									words
								),
							)}
						</p>
					))}
				</ArticleSection>
			))}
		</Article>
	);
}
