import type { Slide } from "@confiserie/domain/content/home-content";
import { Carousel } from "@/ui/carousel";
import { HeroSlide } from "./hero-slide";

/** Carousel figures. Source: spec §9. */
export const CAROUSEL = { intervalMs: 5000, resumeMs: 3000, swipePx: 50 } as const;

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
