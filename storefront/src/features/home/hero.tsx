import { SLIDES } from "@/config/home";
import { Carousel } from "@/ui/carousel";
import { HeroSlide } from "./hero-slide";

/** Carousel figures. Source: spec §9. */
export const CAROUSEL = { intervalMs: 5000, resumeMs: 3000, swipePx: 50 } as const;

export function Hero() {
	const slides = SLIDES.map((slide, index) => ({
		id: slide.id,
		name: slide.badge,
		content: <HeroSlide slide={slide} isFirst={index === 0} />,
	}));
	return <Carousel label="À la une" slides={slides} {...CAROUSEL} />;
}
