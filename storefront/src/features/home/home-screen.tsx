import { BRAND } from "@/config/brand";
import { CategoryStrip } from "@/features/catalogue";
import { BestSellers } from "./best-sellers";
import { BrandBlock } from "./brand-block";
import { Hero } from "./hero";
import { QuickActions } from "./quick-actions";
import { TrustBadges } from "./trust-badges";

/** The home page. Source: spec §2 "Home". */
export function HomeScreen() {
	return (
		<div className="page flex flex-col gap-12 pt-6 sm:gap-16">
			<h1 className="sr-only">
				{BRAND.name} : {BRAND.tagline}
			</h1>
			<div className="flex flex-col gap-8">
				<Hero />
				<QuickActions />
			</div>
			<section aria-labelledby="par-categorie">
				<h2 id="par-categorie" className="display mb-5 text-2xl">
					Choisir par envie
				</h2>
				<CategoryStrip />
			</section>
			<BestSellers />
			<BrandBlock />
			<TrustBadges />
		</div>
	);
}
