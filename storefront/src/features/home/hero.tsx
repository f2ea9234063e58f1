import { SLIDES, type Slide } from "@/config/home";
import { Carousel } from "@/ui/carousel";
import { foundedSlides } from "./founded-slides";
import { HeroSlide } from "./hero-slide";
import { slidesOfDay } from "./slides-of-day";

/** Carousel figures. Source: spec §9. */
export const CAROUSEL = { intervalMs: 5000, resumeMs: 3000, swipePx: 50 } as const;

/** The slides of today, as they may be shown. */
export async function HeroOfDay() {
	return <Hero slides={await foundedSlides(slidesOfDay(SLIDES, new Date()))} />;
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
