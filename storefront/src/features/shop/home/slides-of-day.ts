import { inSeasonFirst } from "@confiserie/domain/catalogue/season";
import { isShownOn, type Slide } from "@confiserie/domain/content/home-content";
import { dayOf } from "@confiserie/domain/day";

/** The slides that show at `now`, out of season last. */
export function slidesOfDay(slides: readonly Slide[], now: Date): Slide[] {
	const today = dayOf(now);
	return inSeasonFirst(
		slides.filter((slide) => isShownOn(slide, today)),
		now,
	);
}
