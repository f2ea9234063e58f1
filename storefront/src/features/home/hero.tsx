import { SLIDES } from "@/config/home";
import { Carousel } from "@/ui/carousel";
import { HeroSlide } from "./hero-slide";
import { slidesOfDay } from "./slides-of-day";

/** Carousel figures. Source: spec §9. */
export const CAROUSEL = { intervalMs: 5000, resumeMs: 3000, swipePx: 50 } as const;

/** The slides of today; nothing when there is none. */
export function Hero() {
	const slides = slidesOfDay(SLIDES, new Date()).map((slide, index) => ({
		id: slide.id,
		name: slide.badge,
		content: <HeroSlide slide={slide} isFirst={index === 0} />,
	}));
	if (slides.length === 0) return null;
	return <Carousel label="À la une" slides={slides} {...CAROUSEL} />;
}
