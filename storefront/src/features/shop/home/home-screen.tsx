import { DEFAULT_HOME } from "@confiserie/domain/content/home-content";
import { BRAND } from "@/config/brand";
import { CategoryStrip } from "@/features/shop/catalogue/server";
import { RecentlySeen } from "@/features/shop/recently-seen";
import { serverApi } from "@/lib/server-api";
import { readCategories } from "@/lib/shop-categories";
import { BestSellers } from "./best-sellers";
import { BrandBlock } from "./brand-block";
import { categoryImages } from "./category-images";
import { HeroOfDay } from "./hero-of-day";
import { QuickActions } from "./quick-actions";
import { TrustBadges } from "./trust-badges";

/** The home page. Source: spec §2 "Home". */
export async function HomeScreen() {
	const [categories, answer] = await Promise.all([readCategories(), serverApi.home()]);
	const home = answer.ok ? answer.data : DEFAULT_HOME;
	return (
		<div className="page flex flex-col gap-8 pt-3 sm:gap-16 sm:pt-6 low:gap-8 low:pt-3">
			<h1 className="sr-only">
				{BRAND.name} : {BRAND.tagline}
			</h1>
			<div className="flex flex-col gap-4 sm:gap-8">
				<HeroOfDay slides={home.slides} categories={categories} />
				<QuickActions actions={home.quickActions} categories={categories} />
			</div>
			<BestSellers />
			<section aria-labelledby="par-categorie">
				<h2 id="par-categorie" className="display mb-3 text-2xl sm:mb-5 sm:text-3xl">
					Choisir par envie
				</h2>
				<CategoryStrip categories={categories} images={await categoryImages(categories, new Date())} />
			</section>
			<BrandBlock title={home.brandTitle} paragraphs={home.brandParagraphs} />
			<TrustBadges />
			<RecentlySeen />
		</div>
	);
}
