import type { Category } from "@confiserie/domain/category";
import { SLIDES, type Slide } from "@/config/home";
import { isOffered } from "@/config/navigation";
import { Carousel } from "@/ui/carousel";
import { foundedSlides } from "./founded-slides";
import { HeroSlide } from "./hero-slide";
import { slidesOfDay } from "./slides-of-day";

/** Carousel figures. Source: spec §9. */
export const CAROUSEL = { intervalMs: 5000, resumeMs: 3000, swipePx: 50 } as const;

/** The slides of today, as they may be shown; none that leads to a category which the shop does not offer. */
export async function HeroOfDay({ categories }: { categories: readonly Category[] }) {
	const slides = slidesOfDay(SLIDES, new Date()).filter(({ action }) => isOffered(action.href, categories));
	return <Hero slides={await foundedSlides(slides)} />;
}

/** Slides one after the other; nothing when there is none. */
export function Hero({ slides }: { slides: readonly Slide[] }) {
	const shown = slides.map((slide, index) => ({
		id: slide.id,
		name: slide.badge,
		content: <HeroSlide slide={slide} isFirst={index === 0} />,
	}));
	if (shown.length === 0) return null;
	return <Carousel label="À la une" slides={shown} {...CAROUSEL} />;
}
