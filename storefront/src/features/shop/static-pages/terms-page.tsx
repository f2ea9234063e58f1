import { GUARANTEE_ANCHOR, LEGAL_GUARANTEES } from "@confiserie/domain/terms/legal-guarantees";
import { saleTerms, termsParts } from "@confiserie/domain/terms/sale-terms";
import { Trail } from "@/lib/seo/trail";
import { readShopSettings } from "@/lib/shop-facts";
import { Link } from "@/ui/link";
import { ArticleFrame, ArticleSection } from "./article";
import { TERMS_PAGE } from "./descriptions";

/** Terms of sale in force: the text that an order stores and its confirmation sends. */
export async function TermsPage() {
	const settings = await readShopSettings();
	const { path, title } = TERMS_PAGE;
	const { guaranteeNotice } = settings.company;
	return (
		<ArticleFrame
			title={title}
			trail={<Trail here={path} crumbs={[{ label: "Accueil", href: "/" }, { label: title }]} />}
		>
			{guaranteeNotice && (
				<ArticleSection title="Votre garantie légale de conformité" id={GUARANTEE_ANCHOR}>
					{/* The official image as it is: nothing of it may be changed or left out. */}
					<a href={guaranteeNotice} className="block rounded-card border border-trait bg-white p-3">
						{/* biome-ignore lint/performance/noImgElement: its size is not known, and it is never shown small */}
						<img
							src={guaranteeNotice}
							alt="Notice harmonisée de l'Union européenne sur la garantie légale de conformité&nbsp;: deux ans au moins, à faire valoir auprès du vendeur. Ouvrir l'image en grand."
							className="mx-auto h-auto w-full max-w-md"
						/>
					</a>
					<p>Ce que la loi prévoit en France est plus bas, sous «&nbsp;{LEGAL_GUARANTEES.title}&nbsp;».</p>
				</ArticleSection>
			)}
			{saleTerms(settings).map(({ title, paragraphs, isBoxed }) => (
				<ArticleSection
					key={title}
					title={title}
					isBoxed={isBoxed}
					id={isBoxed && !guaranteeNotice ? GUARANTEE_ANCHOR : undefined}
				>
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
		</ArticleFrame>
	);
}
