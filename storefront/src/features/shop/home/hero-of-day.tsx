import type { Category } from "@confiserie/domain/catalogue/category";
import type { Slide } from "@confiserie/domain/content/home-content";
import { isOffered } from "@/config/navigation";
import { foundedSlides } from "./founded-slides";
import { Hero } from "./hero";
import { slidesOfDay } from "./slides-of-day";

/** The slides of today, as they may be shown; none that leads to a category which the shop does not offer. */
export async function HeroOfDay({
	slides: all,
	categories,
}: {
	slides: readonly Slide[];
	categories: readonly Category[];
}) {
	const slides = slidesOfDay(all, new Date()).filter(({ action }) => isOffered(action.href, categories));
	return <Hero slides={await foundedSlides(slides)} />;
}
